"""What the engines' processes share: lines of JSON in and out, and the time of each question."""

import glob
import json
import os
import subprocess
import sys
import time


def child_cpu(pid):
    """Nanoseconds by thread of a process."""
    times = {}
    for name in glob.glob(f"/proc/{pid}/task/*/schedstat"):
        try:
            with open(name) as file:
                times[name] = int(file.read().split()[0])
        except FileNotFoundError:
            pass  # The thread has ended.
    return times


def start(command, **options):
    """Starts a server that ends with this process."""
    return subprocess.Popen(["setpriv", "--pdeathsig", "KILL", "--", *command], stdout=subprocess.DEVNULL, **options)


def documents(setup):
    """The documents as dictionaries; numbers are numbers."""
    columns = setup["columns"]
    with open(setup["file"], encoding="utf-8") as file:
        for line in file:
            row = dict(zip(columns, line.rstrip("\n").split("\t")))
            yield {name: value if name in ("title", "body") else int(value) for name, value in row.items()}


def combine(tree, term, both, either):
    """A tree of terms in the notation of an engine."""
    if "term" in tree:
        return term(tree["term"], tree["isWhole"], tree["inTitle"])
    parts = [combine(one, term, both, either) for one in tree.get("any") or tree.get("all")]
    return either(parts) if "any" in tree else both(parts)


def since(counts):
    """Numbers of jobs since each limit, from those by the number of limits that a job passes."""
    return [sum(count for passed, count in counts.items() if int(passed) >= least) for least in (0, 3, 2, 1)]


def serve(build):
    """`build` gets the setup and returns the function that answers a pass, and the id of the server's process or None."""
    setup = json.loads(sys.stdin.readline())
    answer, pid = build(setup)
    print(json.dumps({"ready": True}), flush=True)
    for line in sys.stdin:
        passes = json.loads(line)
        found = {"facets": {}}
        server, own, began = pid and child_cpu(pid), time.process_time(), time.perf_counter()
        for one in passes:
            facets = answer(one, found)
            found["facets"].update(facets)
        ms = (time.perf_counter() - began) * 1000
        if pid is None:
            cpu = (time.process_time() - own) * 1000
        else:
            cpu = sum(used - server.get(name, 0) for name, used in child_cpu(pid).items()) / 1e6
        print(json.dumps({**found, "ms": ms, "cpuMs": cpu}), flush=True)
    os._exit(0)
