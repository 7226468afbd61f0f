"""Tests that are run by the rules that are played here and by those of Rally the Troops."""

from __future__ import annotations

import pytest

AS_RTT = pytest.mark.parametrize("as_rtt", [False, True], ids=["here", "rtt"])
