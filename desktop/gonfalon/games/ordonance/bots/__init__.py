"""Those who play Ordonance with any deck of its icons."""
