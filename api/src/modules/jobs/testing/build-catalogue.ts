import { PlaceNames } from '../search/filter-names.cache.ts';
import { Catalogue } from '../search/catalogue/catalogue.cache.ts';
import { JobColumns } from '../search/catalogue/job-columns.cache.ts';
import type { Attribute, JobRow } from '../search/catalogue/job-rows.parser.ts';
import { TermList } from '../search/catalogue/term-dictionary.cache.ts';
import { PostingsBuilder } from '../search/catalogue/term-postings.cache.ts';
import type { Criteria } from '../search/search-criteria.policy.ts';
import { ownSynonyms } from '../search/words/synonym-dictionary.policy.ts';

/** No filter is on. */
export const noCriteria: Criteria = {
  accepts: [],
  location: null,
  place: null,
  companyId: null,
  postedWithin: null,
  postedAfter: null,
  closingSoon: null,
  minPay: null,
};

export const buildJobRow = (row: Partial<JobRow>): JobRow => ({
  id: 1,
  postedAt: 0,
  closesAt: Infinity,
  featuredUntil: 0,
  companyId: 1,
  pay: 0,
  attributes: [],
  places: '',
  ...row,
});

/** A catalogue without terms. @param rows newest first */
export function buildCatalogue(attributes: readonly Attribute[], rows: readonly JobRow[]): Catalogue {
  const jobs = new JobColumns(attributes, rows.length);
  for (const row of rows) jobs.push(row);
  jobs.finishSorted();
  const postings = () => new PostingsBuilder(TermList.of([]), [], rows.length).finish();
  const frame = {
    version: '1',
    unnamed: '0',
    change: '0',
    esco: null,
    synonyms: ownSynonyms,
    categories: [],
    places: new PlaceNames(),
  };
  return new Catalogue(frame, jobs, postings(), postings());
}
