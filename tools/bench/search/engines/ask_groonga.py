"""Groonga: its HTTP server, one `select` with drilldowns for each pass. The page is newest first, without title matches first."""

import http.client
import json
import subprocess
import time
import urllib.parse

from engine import combine, documents, serve, since, start


def schema(setup):
    yield "table_create Jobs TABLE_NO_KEY"
    for name in setup["columns"]:
        kind = "Text" if name in ("title", "body") else "UInt32"
        yield f"column_create Jobs {name} COLUMN_SCALAR {kind}"
    yield "load --table Jobs"
    yield "["
    for row in documents(setup):
        yield json.dumps(row) + ","
    yield "]"
    # Indexes of complete columns are built faster.
    for name in ("title", "body"):
        yield f"table_create {name}_terms TABLE_PAT_KEY ShortText --default_tokenizer TokenDelimit"
        yield f"column_create {name}_terms jobs COLUMN_INDEX Jobs {name}"
    for name in [*setup["facetColumns"], "posted", "closes"]:
        yield f"table_create {name}_values TABLE_PAT_KEY UInt32"
        yield f"column_create {name}_values jobs COLUMN_INDEX Jobs {name}"


def build(setup):
    path, now = f"{setup['folder']}/groonga", setup["now"]
    loading = subprocess.Popen(["groonga", "-n", path], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    for line in schema(setup):
        loading.stdin.write(line + "\n")
    loading.stdin.close()
    if loading.wait() != 0:
        raise RuntimeError("groonga did not load the documents")
    port = str(setup["port"])
    server = start([*setup["pin"], "groonga", "-s", "--protocol", "http", "--bind-address", "127.0.0.1", "-p", port,
                    "--cache-limit", "0", path])
    connection = http.client.HTTPConnection("127.0.0.1", setup["port"])
    connect(connection)

    def select(parameters):
        connection.request("GET", f"/d/select.json?{urllib.parse.urlencode({'table': 'Jobs', **parameters})}")
        head, body = json.loads(connection.getresponse().read())
        if head[0] != 0:
            raise RuntimeError(head)
        return body

    def answer(one, found):
        terms = [f"closes > {now}", f"posted >= {one['postedSince']}"] if one["postedSince"] else [f"closes > {now}"]
        terms += [f"in_values({name}, {', '.join(map(str, values))})" for name, values in one["filters"].items()]
        month, week, day = sorted(setup["since"])
        names = list(one["facets"])
        parameters = {"filter": " && ".join(terms), "limit": "0", "output_columns": "_id"}
        if one["keyword"]:
            parameters["query"] = match(one["keyword"])
        if one["countsPosted"]:
            names.append("posted_count")
            stepped(parameters, "posted_count", f"posted >= {day} ? 3 : (posted >= {week} ? 2 : (posted >= {month} ? 1 : 0))")
        if one["isMain"]:
            names.append("soon_count")
            stepped(parameters, "soon_count", f"closes <= {setup['soon']} ? 1 : 0")
            stepped(parameters, "is_featured", f"featured > {now} ? 1 : 0")
            parameters |= {"limit": "10", "output_columns": "id", "sort_keys": "-is_featured,-posted,-id"}
        for name in names:
            parameters[f"drilldowns[{name}].keys"] = name
            parameters[f"drilldowns[{name}].limit"] = "-1"
            parameters[f"drilldowns[{name}].output_columns"] = "_key,_nsubrecs"
        matches, counted = select(parameters)
        counts = {name: dict(rows[2:]) for name, rows in counted.items()}
        if one["isMain"]:
            found["total"] = matches[0][0]
            found["first"] = [row[0] for row in matches[2:]]
            found["closingSoon"] = counts.pop("soon_count").get(1, 0)
        if one["countsPosted"]:
            posted = counts.pop("posted_count")
            found["posted"] = since(posted)
        return counts

    return answer, server.pid


def stepped(parameters, name, value):
    parameters[f"columns[{name}].stage"] = "filtered"
    parameters[f"columns[{name}].type"] = "UInt32"
    parameters[f"columns[{name}].value"] = value


def match(tree):
    return combine(
        tree,
        lambda term, whole, title: f"{'title' if title else 'body'}:{'@' if whole else '^'}{term}",
        lambda parts: f"({' + '.join(parts)})",
        lambda parts: f"({' OR '.join(parts)})",
    )


def connect(connection):
    for attempt in range(600):
        try:
            connection.connect()
            return
        except ConnectionRefusedError:
            if attempt == 599:
                raise
            time.sleep(0.1)


serve(build)
