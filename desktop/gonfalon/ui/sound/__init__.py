"""What the table sounds like, and the way from there to the loudspeaker."""
