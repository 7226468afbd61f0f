"""Work done on several machines, by the workers of a Dask scheduler."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

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

    Raises:
        NoCluster: when there is none.
    """
    try:
        from distributed import Client, LocalCluster
    except ImportError:
        raise NoCluster("Several machines play by Dask, which is missing: pip install 'gonfalon[cluster]'.") from None
    if address == LOCAL:
        with (
            LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
            Client(cluster) as client,
        ):
            yield client.get_executor(), count
        return
    try:
        client = Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(f"No scheduler of Dask answers at {address}: {error}") from None
    with client:
        count = sum(client.nthreads().values())
        if not count:
            raise NoCluster(f"The scheduler at {address} has no workers yet: begin some with 'dask worker {address}'.")
        yield client.get_executor(), count
