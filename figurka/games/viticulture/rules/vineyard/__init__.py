"""The vineyard mat: structures, fields, crush pad, cellar, orders; imported by the rules of both games."""
