"""What wins and what a change changes: statistics against known truths, changes in processes of their own."""
