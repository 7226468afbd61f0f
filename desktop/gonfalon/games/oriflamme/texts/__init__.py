"""What is said of Oriflamme, without a window."""
