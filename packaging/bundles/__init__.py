"""What players download: one module for each kind of bundle, above what they share."""
