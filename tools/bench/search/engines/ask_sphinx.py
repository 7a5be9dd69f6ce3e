"""Sphinx: SphinxQL through the MySQL protocol, one batch for each pass. The page is newest first, without title matches first."""

import subprocess
import sys
import time

import pymysql
from pymysql.constants import CLIENT

from engine import combine, serve, since, start

CONFIGURATION = """
source documents {{
  type = tsvpipe
  tsvpipe_command = cat {file}
  tsvpipe_field = title
  tsvpipe_field = body
  {attributes}
}}
index jobs {{
  source = documents
  path = {folder}/jobs
  docinfo = extern
  dict = keywords
  min_prefix_len = 1
  min_word_len = 1
  charset_table = 0..9, a..z, _
}}
indexer {{
  mem_limit = 512M
}}
searchd {{
  listen = 127.0.0.1:{port}:mysql41
  pid_file = {folder}/searchd.pid
  log = {folder}/searchd.log
  binlog_path =
  workers = threads
  max_packet_size = 64M
}}
"""


def build(setup):
    folder, now = setup["folder"], setup["now"]
    # Groups at most; each query reserves memory for them.
    most = max(1000, setup["placeSets"])
    attributes = "\n  ".join(f"tsvpipe_attr_uint = {name}" for name in setup["columns"][3:])
    path = f"{folder}/sphinx.conf"
    with open(path, "w") as file:
        file.write(CONFIGURATION.format(attributes=attributes, **setup))
    subprocess.run(["indexer", "--quiet", "--config", path, "jobs"], check=True, stdout=sys.stderr)
    server = start([*setup["pin"], "searchd", "--nodetach", "--config", path])
    connection = connect(setup["port"])

    def rows(cursor):
        found = cursor.fetchall()
        cursor.nextset()
        return found

    def answer(one, found):
        where = [f"closes > {now}"]
        if one["keyword"]:
            text = match(one["keyword"])
            where.insert(0, f"MATCH('{text}')")
        if one["postedSince"]:
            where.append(f"posted >= {one['postedSince']}")
        for column, values in one["filters"].items():
            where.append(f"{column} IN ({','.join(map(str, values or [4294967295]))})")
        where = " AND ".join(where)
        month, week, day = sorted(setup["since"])
        groups = [f"{name} AS {name}_group" for name in one["facets"]]
        groups += [f"INTERVAL(posted, {month}, {week}, {day}) AS posted_group"] if one["countsPosted"] else []
        groups += [f"INTERVAL(closes, {setup['soon'] + 1}) AS soon_group"] if one["isMain"] else []
        names = [group.split(" AS ")[1] for group in groups]
        select = ", ".join(["id", f"featured > {now} AS f", *groups])
        first = f"SELECT {select} FROM jobs WHERE {where} ORDER BY f DESC, posted DESC, id DESC LIMIT 10 "
        facets = [
            f"SELECT {select}, COUNT(*) AS jobs FROM jobs WHERE {where} GROUP BY {name} LIMIT {most} "
            f"OPTION ranker=none, max_matches={most}"
            for name in names
        ]
        batch = ([f"{first}OPTION ranker=none, max_matches={most}"] if one["isMain"] else []) + facets
        cursor = connection.cursor(pymysql.cursors.DictCursor)
        cursor.execute(";".join([*batch, "SHOW META"]))
        if one["isMain"]:
            found["first"] = [row["id"] for row in rows(cursor)]
        counted = {name: {row[name]: row["jobs"] for row in rows(cursor)} for name in names}
        rows(cursor)
        return collect(one, found, counted)

    return answer, server.pid


def collect(one, found, counted):
    if one["countsPosted"]:
        posted = counted.pop("posted_group")
        found["posted"] = since(posted)
    if one["isMain"]:
        soon = counted.pop("soon_group")
        found["closingSoon"] = soon.get(0, 0)
        found["total"] = sum(soon.values())
    return {name.removesuffix("_group"): counts for name, counts in counted.items()}


def match(tree):
    return combine(
        tree,
        lambda term, whole, title: f"(@{'title' if title else 'body'} {term}{'' if whole else '*'})",
        lambda parts: f"({' '.join(parts)})",
        lambda parts: f"({'|'.join(parts)})",
    )


def connect(port):
    for attempt in range(600):
        try:
            flags = CLIENT.MULTI_STATEMENTS
            return pymysql.connect(host="127.0.0.1", port=port, user="bench", client_flag=flags, autocommit=None)
        except pymysql.err.OperationalError:
            if attempt == 599:
                raise
            time.sleep(0.1)


serve(build)
