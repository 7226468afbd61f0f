"""Work done on several machines, by the workers of a Dask scheduler."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import ExitStack, contextmanager
from typing import Final

from gonfalon.bots.contest import BotFault
from gonfalon.bots.crew import NoCluster

__all__ = ["LOCAL", "workers"]

LOCAL: Final = "local"
"""The address of workers that are begun on this machine, and end with the work."""
_PATIENCE: Final = 20
"""How long a scheduler may take to answer, in seconds."""


@contextmanager
def workers(address: str, count: int) -> Iterator[tuple[Executor, int]]:
    """What takes the work, and how many pieces of it are done at the same time.

    Args:
        address: that of the scheduler, or `LOCAL`.
        count: how many workers are begun on this machine.

    A worker that ends has its pieces done by another, three times.

    Raises:
        NoCluster: when there is none, or no longer.
        BotFault: when a piece takes down every worker that does it.
    """
    try:
        from distributed import Client, KilledWorker, LocalCluster
    except ImportError:
        raise NoCluster("Several machines play by Dask, which is missing: pip install 'gonfalon[cluster]'.") from None
    with ExitStack() as held:
        if address == LOCAL:
            quiet = {"dashboard_address": None, "silence_logs": logging.CRITICAL}
            address = held.enter_context(LocalCluster(n_workers=count, threads_per_worker=1, **quiet))
        try:
            client = held.enter_context(Client(address, timeout=_PATIENCE))
            count = sum(client.nthreads().values())
        except (OSError, ValueError) as error:
            raise NoCluster(f"No scheduler of Dask answers at {address}: {error}.") from None
        if not count:
            raise NoCluster(f"The scheduler at {address} has no workers yet: begin some with 'dask worker {address}'.")
        try:
            yield client.get_executor(), count
        except KilledWorker:
            raise BotFault("Every worker that played some deals has ended before its time.") from None
        except CancelledError:
            raise NoCluster(
                f"The scheduler at {address} is gone; what is kept in a file can be gone on with."
            ) from None
