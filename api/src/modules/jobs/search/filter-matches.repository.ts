import type { JobSearchPage } from 'shared-contracts';
import type { Reads } from '../../../database/replicas/reads.provider.ts';
import { toCompanyNumber } from './search-criteria.policy.ts';
import { termsOf, type KeywordTerm } from './terms.parser.ts';
import { knownTerms, type Keyword } from './words/keyword.policy.ts';

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
  constructor(private readonly reads: Reads) {}

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
    const { rows } = await this.reads.query<{ word: string }>({ ...nearestTermStatement, values: [folded] });
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
export async function findCompanies(reads: Reads, ids: readonly string[]): Promise<JobSearchPage['companies']> {
  const numbers = ids.map(toCompanyNumber).filter((id) => id > 0 && id <= largestId);
  if (numbers.length === 0) return [];
  const { rows } = await reads.query<JobSearchPage['companies'][number]>({ ...companiesStatement, values: [numbers] });
  return rows;
}

/** A company's name, and its words for a search. */
export interface CompanyName {
  text: string;
  words: readonly string[];
}

/** Names of the companies with indexed jobs, by id. */
export async function hiringCompanyNames(reads: Reads): Promise<ReadonlyMap<number, CompanyName>> {
  const { rows } = await reads.query<{ id: number; name: string }>({
    name: 'hiring-company-names',
    text: 'select id, name from companies c where exists (select from job_search where company_id = c.id)',
  });
  return new Map(rows.map(({ id, name }) => [id, { text: name, words: termsOf(name).map(({ folded }) => folded) }]));
}
