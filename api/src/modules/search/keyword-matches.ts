import type { Pool } from 'pg';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { JobColumns } from './job-columns.ts';
import { emptyFlags, keywordFlag, type KeywordFlags } from './keyword-flags.ts';
import type { KnownWords } from './known-words.ts';
import { keywordQueries } from './lexemes.ts';
import type { KeywordWord } from './words.ts';

const questions = ['match', 'title', 'exact'] as const;

/** Four bytes for each job; null where none was found. */
type FoundIds = Record<(typeof questions)[number], Buffer | null>;

/** All in one round trip; a null is not asked. */
const statement = {
  name: 'keyword-jobs',
  text: `select search_keyword_jobs($1::tsquery) as match, search_keyword_jobs($2::tsquery) as title,
    search_keyword_jobs($3::tsquery) as exact`,
};

/** Many keywords in one round trip, without what only the order of a list needs. */
const matchesStatement = {
  name: 'keywords-matches',
  text: `select search_keyword_jobs(query::tsquery) as match
    from unnest($1::text[]) with ordinality as asked (query, place) order by place`,
};

/** Which jobs a keyword finds: text search in PostgreSQL, one look-up in its index for each question. */
export class KeywordMatches {
  constructor(private readonly pool: Pool) {}

  async find(words: readonly KeywordWord[], { jobs, words: known }: CatalogueSnapshot): Promise<KeywordFlags> {
    const flags = emptyFlags(jobs.size);
    if (words.length === 0 || !words.every((word) => known.has(word))) return flags;
    const forms = words.map((word) => known.formsOf(word));
    const queries = keywordQueries(forms);
    // Where everybody writes it as it was typed, "exact" tells no job from another and is not asked.
    const exact = forms.some(({ other }) => other) ? queries.exact : null;
    const values = [queries.match, queries.title, exact];
    const { rows } = await this.pool.query<FoundIds>({ ...statement, values });
    for (const name of questions) mark(flags, keywordFlag[name], rows[0]![name], jobs);
    return flags;
  }

  /** The matches alone, of each keyword in their order; null: there is none, which keeps no job out. */
  async matches(
    keywords: readonly (readonly KeywordWord[] | null)[],
    { jobs, words: known }: CatalogueSnapshot,
  ): Promise<(KeywordFlags | null)[]> {
    const queries = keywords.map((words) => (words === null ? null : matchQuery(words, known)));
    const asked = [...new Set(queries)].filter((query) => query !== null);
    const { rows } = await this.pool.query<Pick<FoundIds, 'match'>>({ ...matchesStatement, values: [asked] });
    const found = new Map(asked.map((query, index) => [query, matchFlags(rows[index]!.match, jobs)]));
    return queries.map((query) => (query === null ? null : found.get(query)!));
  }
}

/** An empty query finds nothing. */
const matchQuery = (words: readonly KeywordWord[], known: KnownWords) =>
  words.every((word) => known.has(word)) ? keywordQueries(words.map((word) => known.formsOf(word))).match : '';

function matchFlags(ids: Buffer | null, jobs: JobColumns): KeywordFlags {
  const flags = emptyFlags(jobs.size);
  mark(flags, keywordFlag.match, ids, jobs);
  return flags;
}

function mark(flags: KeywordFlags, flag: number, ids: Buffer | null, jobs: JobColumns): void {
  if (ids === null) return;
  for (let at = 0; at < ids.length; at += 4) {
    const job = jobs.positionOf(ids.readInt32BE(at));
    if (job !== -1) flags[job]! |= flag;
  }
}
