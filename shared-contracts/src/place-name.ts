import type { JobSearchPage } from './jobs.contract.ts';
import { fold } from './slug.ts';

const keyOf = (name: string) => fold(name).trim();

/** Canonical spelling of a requested city, from the place facets. A URL may contain it without accents or in lower case. */
export function placeName(asked: string, page: Pick<JobSearchPage, 'facets'> | undefined): string {
  return page?.facets.location.find(({ value }) => keyOf(value) === keyOf(asked))?.value ?? asked;
}
