import type { Pool } from 'pg';
import type { JobSearchPage } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import type { JobColumns } from './job-columns.parser.ts';
import { emptyFlags, keywordFlag, type KeywordFlags } from './matches.policy.ts';
import { toCompanyNumber } from './search-filters.policy.ts';
import type { TermDictionary } from './term-dictionary.cache.ts';
import { keywordQueries, type KeywordTerm } from './terms.parser.ts';

const queryNames = ['match', 'title', 'exact'] as const;

/** Four bytes per job; null if no job matches. */
type FoundIds = Record<(typeof queryNames)[number], Buffer | null>;

/** All queries in one round trip. Null queries are skipped. */
const keywordStatement = {
  name: 'keyword-jobs',
  text: `select search_keyword_jobs($1::tsquery) as match, search_keyword_jobs($2::tsquery) as title,
    search_keyword_jobs($3::tsquery) as exact`,
};

/** The match queries of many keywords in one round trip, without the queries that only affect the order. */
const matchesStatement = {
  name: 'keywords-matches',
  text: `select search_keyword_jobs(query::tsquery) as match
    from unnest($1::text[]) with ordinality as asked (query, place) order by place`,
};

/** Finds the jobs that match a keyword, with one index lookup in PostgreSQL per query. */
export class KeywordMatches {
  constructor(private readonly pool: Pool) {}

  async find(terms: readonly KeywordTerm[], { jobs, terms: known }: CatalogueSnapshot): Promise<KeywordFlags> {
    const flags = emptyFlags(jobs.size);
    if (terms.length === 0 || !terms.every((term) => known.has(term))) return flags;
    const forms = terms.map((term) => known.formsOf(term));
    const queries = keywordQueries(forms);
    // If no job writes the terms differently, the exact query matches the same jobs and is skipped.
    const exact = forms.some(({ other }) => other) ? queries.exact : null;
    const values = [queries.match, queries.title, exact];
    const { rows } = await this.pool.query<FoundIds>({ ...keywordStatement, values });
    for (const name of queryNames) mark(flags, keywordFlag[name], rows[0]![name], jobs);
    return flags;
  }

  /** Match flags for each keyword, in order. Null: there is no keyword, so all jobs match. */
  async matches(
    keywords: readonly (readonly KeywordTerm[] | null)[],
    { jobs, terms: known }: CatalogueSnapshot,
  ): Promise<(KeywordFlags | null)[]> {
    const queries = keywords.map((terms) => (terms === null ? null : matchQuery(terms, known)));
    const distinct = [...new Set(queries)].filter((query) => query !== null);
    const { rows } = await this.pool.query<Pick<FoundIds, 'match'>>({ ...matchesStatement, values: [distinct] });
    const found = new Map(distinct.map((query, index) => [query, matchFlags(rows[index]!.match, jobs)]));
    return queries.map((query) => (query === null ? null : found.get(query)!));
  }
}

/** An empty query matches nothing. */
const matchQuery = (terms: readonly KeywordTerm[], known: TermDictionary) =>
  terms.every((term) => known.has(term)) ? keywordQueries(terms.map((term) => known.formsOf(term))).match : '';

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

/**
 * Sorted by trigram similarity, then by frequency, then alphabetically. Forms that differ only in accents are compared
 * as one term.
 */
const nearestTermStatement = {
  name: 'nearest-word',
  text: `
    select word from search_words where folded % $1
    order by similarity(folded, $1) desc, jobs desc, word collate "C" limit 1
  `,
};

/** Shorter terms have too few trigrams for a similarity. Names such as ".NET" are not corrected. */
const minCorrectableLength = 4;

/** Corrects a keyword without matches to terms that open jobs use. */
export class Spelling {
  constructor(private readonly pool: Pool) {}

  /** The keyword with its unknown terms replaced; null if all terms are known or an unknown term has no near one. */
  async correct(terms: readonly KeywordTerm[], known: TermDictionary): Promise<string | null> {
    const corrected = await Promise.all(terms.map((term) => this.correctTerm(term, known)));
    if (corrected.every((term, index) => term === terms[index]!.typed)) return null;
    return corrected.includes(null) ? null : corrected.join(' ');
  }

  private async correctTerm(term: KeywordTerm, known: TermDictionary): Promise<string | null> {
    const { typed, folded, isWhole } = term;
    if (known.has(term)) return typed;
    if (isWhole || folded.length < minCorrectableLength) return null;
    const { rows } = await this.pool.query<{ word: string }>({ ...nearestTermStatement, values: [folded] });
    return rows[0]?.word ?? null;
  }
}

const companiesStatement = {
  name: 'searched-companies',
  text: 'select id, slug, name from companies where id = any ($1) order by name, id',
};

/** Largest `integer` of PostgreSQL. */
const largestId = 2_147_483_647;

/** The companies of a filter. Unknown ids are omitted. */
export async function findCompanies(pool: Pool, ids: readonly string[]): Promise<JobSearchPage['companies']> {
  const numbers = ids.map(toCompanyNumber).filter((id) => id > 0 && id <= largestId);
  if (numbers.length === 0) return [];
  const { rows } = await pool.query<JobSearchPage['companies'][number]>({ ...companiesStatement, values: [numbers] });
  return rows;
}
