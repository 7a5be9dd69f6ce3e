import type { JobSearchPage } from './jobs.contract.ts';
import { fold } from './slug.ts';

const keyOf = (name: string) => fold(name).trim();

/** A city as the jobs write it, which an address may spell without accents or in lower case: as the counted places name it. */
export function placeName(asked: string, page: Pick<JobSearchPage, 'facets'> | undefined): string {
  return page?.facets.location.find(({ value }) => keyOf(value) === keyOf(asked))?.value ?? asked;
}
