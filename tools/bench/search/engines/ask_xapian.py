"""Xapian, in the process: value slots are counted by match spies. Times are counted by hour; `now` is a full hour."""

import struct

import xapian

from engine import combine, documents, serve

HOUR = 3600
TIMES = ["posted", "closes"]
ORDER = 0


def number(value):
    return struct.pack(">I", value)


def build(setup):
    now, columns = setup["now"], setup["facetColumns"]
    slots = {name: slot + 1 for slot, name in enumerate([*columns, *TIMES])}
    database = xapian.WritableDatabase(f"{setup['folder']}/xapian", xapian.DB_CREATE_OR_OVERWRITE)
    for row in documents(setup):
        document = xapian.Document()
        for term in row["body"].split(" "):
            document.add_boolean_term(term)
        for term in row["title"].split(" "):
            document.add_boolean_term(f"S{term}")
        for name in columns:
            document.add_boolean_term(f"X{name}:{row[name]}")
            document.add_value(slots[name], number(row[name]))
        # The end of the hour of a closing date: a job that closes within the hour after `now` is open.
        document.add_value(slots["posted"], number(row["posted"] // HOUR))
        document.add_value(slots["closes"], number(-(-row["closes"] // HOUR)))
        document.add_value(ORDER, number((row["featured"] > now) * 2**31 + row["posted"] // 2))
        database.replace_document(row["id"], document)
    database.commit()
    database.close()
    database = xapian.Database(f"{setup['folder']}/xapian")
    size = database.get_doccount()

    def answer(one, found):
        query = match(one["keyword"]) if one["keyword"] else xapian.Query.MatchAll
        limits = [xapian.Query(xapian.Query.OP_VALUE_GE, slots["closes"], number(now // HOUR + 1))]
        if one["postedSince"]:
            since = number(one["postedSince"] // HOUR)
            limits.append(xapian.Query(xapian.Query.OP_VALUE_GE, slots["posted"], since))
        for name, values in one["filters"].items():
            limits.append(xapian.Query(xapian.Query.OP_OR, [xapian.Query(f"X{name}:{value}") for value in values]))
        for limit in limits:
            query = xapian.Query(xapian.Query.OP_FILTER, query, limit)
        enquire = xapian.Enquire(database)
        enquire.set_query(query)
        enquire.set_weighting_scheme(xapian.BoolWeight())
        enquire.set_docid_order(xapian.Enquire.DESCENDING)
        enquire.set_sort_by_value(ORDER, True)
        names = [*one["facets"], *(["posted"] if one["countsPosted"] else []), *(["closes"] if one["isMain"] else [])]
        spies = {name: xapian.ValueCountMatchSpy(slots[name]) for name in names}
        for spy in spies.values():
            enquire.add_matchspy(spy)
        matches = enquire.get_mset(0, 10, size)
        counted = {
            name: {struct.unpack(">I", value.term)[0]: value.termfreq for value in spy.values()}
            for name, spy in spies.items()
        }
        if one["isMain"]:
            found["first"] = [one_match.docid for one_match in matches]
            found["total"] = matches.get_matches_estimated()
            soon = setup["soon"] // HOUR
            found["closingSoon"] = sum(count for hour, count in counted.pop("closes").items() if hour <= soon)
        if one["countsPosted"]:
            posted = counted.pop("posted")
            found["posted"] = [
                sum(count for hour, count in posted.items() if hour >= least // HOUR) for least in [0, *setup["since"]]
            ]
        return counted

    return answer, None


def match(tree):
    def term(text, whole, title):
        text = f"S{text}" if title else text
        if whole:
            return xapian.Query(text)
        unlimited = (0, xapian.Query.WILDCARD_LIMIT_ERROR)
        return xapian.Query(xapian.Query.OP_WILDCARD, text, *unlimited, xapian.Query.OP_OR)

    return combine(
        tree,
        term,
        lambda parts: xapian.Query(xapian.Query.OP_AND, parts),
        lambda parts: xapian.Query(xapian.Query.OP_OR, parts),
    )


serve(build)
