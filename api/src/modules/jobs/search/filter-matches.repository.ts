import type { Pool } from 'pg';
import type { JobSearchPage } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import type { JobColumns } from './job-columns.parser.ts';
import { emptyFlags, keywordFlag, type KeywordFlags } from './matches.policy.ts';
import type { FoundWord } from './term-dictionary.cache.ts';
import { toCompanyNumber } from './search-criteria.policy.ts';
import { termsOf, type KeywordTerm } from './terms.parser.ts';
import { anyWay, keywordQueries, titleQuery, waysOf } from './words/keyword-queries.policy.ts';
import { knownTerms, type Keyword } from './words/keyword.policy.ts';

const queryNames = ['typed', 'others', 'title', 'exact'] as const;

/** Four bytes per job; null if no job matches. */
type FoundIds = Record<(typeof queryNames)[number], Buffer | null>;

/** The flags of a job that each query finds. */
const flagsOfQuery = {
  typed: keywordFlag.match | keywordFlag.typed,
  others: keywordFlag.match,
  title: keywordFlag.title,
  exact: keywordFlag.exact,
} satisfies Record<keyof FoundIds, number>;

/** All queries in one round trip. Null queries are skipped: even then a call of the function would cost its settings. */
const columnOf = (name: string, at: number) =>
  `case when $${at + 1}::tsquery is not null then search_keyword_jobs($${at + 1}::tsquery) end as ${name}`;
const keywordStatement = { name: 'keyword-jobs', text: `select ${queryNames.map(columnOf).join(', ')}` };

/** The match queries of many keywords in one round trip, without the queries that only affect the order. */
const matchesStatement = {
  name: 'keywords-matches',
  text: `select search_keyword_jobs(query::tsquery) as match
    from unnest($1::text[]) with ordinality as asked (query, place) order by place`,
};

/** Of few jobs, the queries that match each of them. Documents are stored outside of the rows; `strip` reads each only once. */
const waysStatement = {
  name: 'keyword-ways',
  text: `with asked as materialized (
      select place::int - 1 as place, query::tsquery from unnest($2::text[]) with ordinality as one (query, place)
    )
    select job_id as id, array(select place from asked where read.document @@ query order by place) as found
    from (select job_id, strip(document) as document from job_search where job_id = any ($1) offset 0) read`,
};

/** Finds the jobs that match a keyword, with one index lookup in PostgreSQL per query. */
export class KeywordMatches {
  constructor(private readonly pool: Pool) {}

  async find(keyword: Keyword, { jobs }: CatalogueSnapshot): Promise<KeywordFlags> {
    const flags = emptyFlags(jobs.size);
    const queries = keywordQueries(keyword);
    if (queries.typed === null && queries.others === null) return flags;
    const values = queryNames.map((name) => queries[name]);
    const { rows } = await this.pool.query<FoundIds>({ ...keywordStatement, values });
    for (const name of queryNames) mark(flags, flagsOfQuery[name], rows[0]![name], jobs);
    return flags;
  }

  /** Match flags for each keyword, in order. Null: there is no keyword, so all jobs match. */
  async matches(keywords: readonly (Keyword | null)[], { jobs }: CatalogueSnapshot): Promise<(KeywordFlags | null)[]> {
    const queries = keywords.map((keyword) => (keyword === null ? null : anyWay(keyword)));
    const distinct = [...new Set(queries)].filter((query) => query !== null);
    const { rows } = await this.pool.query<{ match: Buffer | null }>({ ...matchesStatement, values: [distinct] });
    const found = new Map(distinct.map((query, index) => [query, matchFlags(rows[index]!.match, jobs)]));
    return queries.map((query) => (query === null ? null : found.get(query)!));
  }

  /** Match flags of the jobs that contain the keyword in their title, and none of these words. */
  async titles(keyword: Keyword, without: readonly FoundWord[], { jobs }: CatalogueSnapshot): Promise<KeywordFlags> {
    const title = titleQuery(keyword, without);
    if (title === null) return emptyFlags(jobs.size);
    const { rows } = await this.pool.query<{ match: Buffer | null }>({ ...matchesStatement, values: [[title]] });
    return matchFlags(rows[0]!.match, jobs);
  }

  /** By job id: the other forms and synonyms that found these jobs, one for each part of the keyword that needs one. */
  async explain(keyword: Keyword, jobIds: readonly number[]): Promise<Map<number, string[]>> {
    if (jobIds.length === 0) return new Map();
    const ways = waysOf(keyword);
    const values = [jobIds, ways.map(({ query }) => query)];
    const { rows } = await this.pool.query<{ id: number; found: number[] }>({ ...waysStatement, values });
    return new Map(
      rows.map(({ id, found }) => {
        const matching = found.map((index) => ways[index]!);
        const first = keyword.map((_, part) => matching.find((way) => way.part === part)?.text ?? null);
        return [id, first.filter((text) => text !== null)];
      }),
    );
  }
}

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
  async correct(keyword: Keyword): Promise<string | null> {
    const isKnown = knownTerms(keyword);
    const terms = keyword.flatMap(({ words }) => words.map(({ typed }) => typed));
    const nearest = async (term: KeywordTerm, at: number) => (isKnown[at] ? term.typed : this.nearest(term));
    const corrected = await Promise.all(terms.map(nearest));
    if (corrected.every((term, index) => term === terms[index]!.typed)) return null;
    return corrected.includes(null) ? null : corrected.join(' ');
  }

  private async nearest({ folded, isWhole }: KeywordTerm): Promise<string | null> {
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

/** A company's name, and its words for a search. */
export interface CompanyName {
  text: string;
  words: readonly string[];
}

/** Names of the companies with indexed jobs, by id. */
export async function hiringCompanyNames(pool: Pool): Promise<ReadonlyMap<number, CompanyName>> {
  const { rows } = await pool.query<{ id: number; name: string }>({
    name: 'hiring-company-names',
    text: 'select id, name from companies c where exists (select from job_search where company_id = c.id)',
  });
  return new Map(rows.map(({ id, name }) => [id, { text: name, words: termsOf(name).map(({ folded }) => folded) }]));
}
