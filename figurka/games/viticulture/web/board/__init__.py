"""The actions of both boards, their spaces and the workers; imported by the table of the page."""
