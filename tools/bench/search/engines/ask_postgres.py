"""PostgreSQL: a table with a GIN index of a tsvector, or, with `ilike`, without an index of the text."""

import subprocess
import sys

import psycopg2

from engine import combine, serve, since

IS_PLAIN = sys.argv[1:] == ["ilike"]
TABLE = "bench_documents"


def create(cursor, setup):
    numbers = [name for name in setup["columns"] if name not in ("title", "body")]
    cursor.execute(f"drop table if exists {TABLE}, bench_lines")
    columns = ", ".join(f"{name} {'text' if name in ('title', 'body') else 'bigint'}" for name in setup["columns"])
    cursor.execute(f"create unlogged table bench_lines ({columns})")
    with open(setup["file"], encoding="utf-8") as file:
        cursor.copy_expert("copy bench_lines from stdin", file)
    terms = "string_to_array(body, ' ') || array(select '=' || term from unnest(string_to_array(title, ' ')) term)"
    texts = "' ' || title || ' ' as title, ' ' || body || ' ' as body"
    text = texts if IS_PLAIN else f"array_to_tsvector({terms}) as document"
    cursor.execute(f"create unlogged table {TABLE} as select {', '.join(f'{one}::int' if one in setup['facetColumns'] else one for one in numbers)}, {text} from bench_lines")
    cursor.execute("drop table bench_lines")
    if not IS_PLAIN:
        cursor.execute(f"create index on {TABLE} using gin (document)")
    for name in [*setup["facetColumns"], "posted"]:
        cursor.execute(f"create index on {TABLE} ({name})")
    cursor.execute(f"vacuum analyze {TABLE}")


def build(setup):
    connection = psycopg2.connect(setup["databaseUrl"])
    connection.autocommit = True
    cursor = connection.cursor()
    cursor.execute("set maintenance_work_mem = '512MB'; set work_mem = '256MB'")
    create(cursor, setup)
    pid = connection.get_backend_pid()
    if setup["pin"]:
        subprocess.run(["taskset", "-pc", setup["pin"][-1], str(pid)], check=True, stdout=subprocess.DEVNULL)
    now = setup["now"]

    def answer(one, found):
        where, values = ["closes > %s", "posted >= %s"], [now, one["postedSince"]]
        if one["keyword"]:
            text, more = condition(one["keyword"])
            where.append(text)
            values += more
        for column, accepted in one["filters"].items():
            where.append(f"{column} = any (%s)")
            values.append(accepted)
        facets = one["facets"]
        keys = [*facets, *(["posted_count"] if one["countsPosted"] else []), *(["soon"] if one["isMain"] else [])]
        limits = " + ".join(f"(posted >= {limit})::int" for limit in setup["since"])
        page, selected = "", []
        if one["isMain"]:
            title, selected = condition(one["title"]) if one["title"] else ("false", [])
            page = f", ({title}) as in_title"
        statement = f"""with found as materialized (
            select id, posted, featured, {''.join(f'{name}, ' for name in facets)} {limits} as posted_count,
              (closes <= {setup['soon']})::int as soon {page}
            from {TABLE} where {' and '.join(where)})
          select grouping({', '.join(keys)}), {', '.join(keys)}, count(*), null from found
          group by grouping sets ({', '.join(f'({key})' for key in keys)})"""
        if one["isMain"]:
            first = "select id from found order by (featured > %s) desc, in_title desc, posted desc, id desc limit 10"
            statement += f" union all select -1, {', '.join(['null'] * len(keys))}, 0, array({first})"
        cursor.execute(statement, [*selected, *values, *([now] if one["isMain"] else [])])
        counts = {key: {} for key in keys}
        # Bits of `grouping` are set for the columns that a row does not group by, the first column in the highest bit.
        masks = {(1 << len(keys)) - 1 - (1 << (len(keys) - 1 - at)): (at, key) for at, key in enumerate(keys)}
        for row in cursor.fetchall():
            if row[0] == -1:
                found["first"] = row[-1]
            elif row[0] in masks:
                at, key = masks[row[0]]
                counts[key][row[1 + at]] = row[-2]
        return collect(one, found, counts)

    return answer, pid


def collect(one, found, counts):
    if one["isMain"]:
        soon = counts.pop("soon")
        found["closingSoon"], found["total"] = soon.get(1, 0), sum(soon.values())
    if one["countsPosted"]:
        posted = counts.pop("posted_count")
        found["posted"] = since(posted)
    return counts


def condition(tree):
    """A condition and its values."""
    if not IS_PLAIN:
        text = combine(
            tree,
            lambda term, whole, title: f"'{'=' if title else ''}{term}'{'' if whole else ':*'}",
            lambda parts: f"({' & '.join(parts)})",
            lambda parts: f"({' | '.join(parts)})",
        )
        return "document @@ %s::tsquery", [text]
    values = []

    def term(text, whole, title):
        values.append(f"% {text.replace('_', chr(92) + '_')}{' ' if whole else ''}%")
        return f"{'title' if title else 'body'} ilike %s"

    text = combine(tree, term, lambda parts: f"({' and '.join(parts)})", lambda parts: f"({' or '.join(parts)})")
    return text, values


serve(build)
