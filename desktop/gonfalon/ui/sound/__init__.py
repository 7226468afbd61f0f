"""The sounds of the table and their way to the loudspeaker."""
