"""What is printed on the bots' cards and mats; imported by the bots' rules and by whoever shows them."""
