"""SQLite FTS5, in the process: the matches of a pass in a temporary table, which is counted by column."""

import sqlite3

from engine import combine, documents, serve


def build(setup):
    now, columns = setup["now"], setup["columns"]
    numbers = [name for name in columns if name not in ("title", "body")]
    database = sqlite3.connect(f"{setup['folder']}/documents.sqlite", isolation_level=None)
    database.executescript(
        f"""pragma journal_mode = off; pragma synchronous = off; pragma temp_store = memory; pragma cache_size = -1000000;
        pragma mmap_size = 8000000000;
        create virtual table texts using fts5 (title, body, content = '', detail = column, tokenize = "unicode61 tokenchars '_'");
        create table jobs ({', '.join(f"{name} integer{' primary key' if name == 'id' else ''}" for name in numbers)});"""
    )
    database.execute("begin")
    for row in documents(setup):
        database.execute("insert into texts (rowid, title, body) values (?, ?, ?)", (row["id"], row["title"], row["body"]))
        database.execute(f"insert into jobs values ({','.join('?' * len(numbers))})", [row[name] for name in numbers])
    database.execute("commit")
    database.execute("insert into texts (texts) values ('optimize')")
    for name in setup["facetColumns"]:
        database.execute(f"create index jobs_{name} on jobs ({name})")
    database.execute("analyze")

    def answer(one, found):
        where, values = [f"closes > {now}", "posted >= ?"], [one["postedSince"]]
        if one["keyword"]:
            where.append("id in (select rowid from texts where texts match ?)")
            values.append(match(one["keyword"]))
        where += [f"{column} in ({','.join(map(str, accepted))})" for column, accepted in one["filters"].items()]
        database.execute("drop table if exists found")
        database.execute(f"create temp table found as select * from jobs where {' and '.join(where)}", values)
        if one["isMain"]:
            in_title = "(select 0)"
            titled = []
            if one["title"]:
                in_title = "id in (select rowid from texts where texts match ?)"
                titled = [match(one["title"])]
            order = f"featured > {now} desc, {in_title} desc, posted desc, id desc"
            found["first"] = [id for (id,) in database.execute(f"select id from found order by {order} limit 10", titled)]
            total = f"select count(*), coalesce(sum(closes <= {setup['soon']}), 0) from found"
            found["total"], found["closingSoon"] = database.execute(total).fetchone()
        if one["countsPosted"]:
            sums = ", ".join(f"coalesce(sum(posted >= {since}), 0)" for since in setup["since"])
            found["posted"] = database.execute(f"select count(*), {sums} from found").fetchone()
        return {
            name: dict(database.execute(f"select {name}, count(*) from found group by {name}")) for name in one["facets"]
        }

    return answer, None


def match(tree):
    return combine(
        tree,
        lambda term, whole, title: f"({'title' if title else 'body'} : \"{term}\"{'' if whole else ' *'})",
        lambda parts: f"({' AND '.join(parts)})",
        lambda parts: f"({' OR '.join(parts)})",
    )


serve(build)
