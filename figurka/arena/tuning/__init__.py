"""Making the weights of a mind from whole games; needs the extra `tune`."""
