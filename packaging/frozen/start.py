"""Where the frozen program begins."""

import sys

from gonfalon.__main__ import main

sys.exit(main())
