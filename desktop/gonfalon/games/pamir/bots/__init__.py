"""Those who play Pax Pamir: by rules of thumb, or by plans for their turn that a learned value weighs."""
