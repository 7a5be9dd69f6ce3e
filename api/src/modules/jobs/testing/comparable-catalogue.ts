import { noCriteria } from './build-catalogue.ts';
import { newestMatches } from '../search/match-order.policy.ts';
import type { Catalogue } from '../search/catalogue/catalogue.cache.ts';
import { eachJob, hasJob, type JobBits } from '../search/catalogue/job-bits.policy.ts';
import type { JobColumns } from '../search/catalogue/job-columns.cache.ts';
import type { TermPostings } from '../search/catalogue/term-postings.cache.ts';

export const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 12, count));
/** Before, between and after the closing dates of the steps. */
export const moments = [-20_000, 1.5, 2, 9].map((count) => minute(count).getTime());

/** The catalogue in a form that does not depend on positions and numbers. */
export function comparable(catalogue: Catalogue) {
  const { jobs: columns, open, body, title } = catalogue;
  const request = { catalogue, criteria: noCriteria, keyword: null };
  const idsOf = (jobs: JobBits) => {
    const found: number[] = [];
    eachJob(jobs, (job) => {
      if (hasJob(columns.present, job)) found.push(columns.id[job]!);
    });
    return found.toSorted((a, b) => a - b);
  };
  const idsWith = (postings: TermPostings, text: string, isWhole: boolean) => {
    const jobs = catalogue.takeBits();
    postings.addTo(jobs, text, isWhole);
    return idsOf(jobs);
  };
  return {
    version: catalogue.version,
    categories: catalogue.categories,
    places: catalogue.places,
    present: idsOf(columns.present),
    at: moments.map((now) => {
      const { total, featured, closingSoon, byGroup, byPlaceSet } = open.moveTo(now);
      return {
        newest: newestMatches({ ...request, now }, 100).map((job) => describe(columns, job)),
        sets: [total, idsOf(featured), idsOf(closingSoon)],
        attributes: columns.groups.values.map((values) => sumBy([...values], byGroup)),
        places: sumBy(
          columns.placeSets.places.map((places) => places.join(' ')),
          byPlaceSet,
        ),
      };
    }),
    jobsOf: ['pao', 'p', 'evora', 'c++', 'vaga', 'lisboa'].map((text) =>
      [body, title].flatMap((postings) => [idsWith(postings, text, true), idsWith(postings, text, false)]),
    ),
    words: ['pao', 'evora', 'enfermeiro', 'c++', 'vaga', 'lisboa'].map((text) => catalogue.terms.wordOf(text)),
  };
}

function describe(columns: JobColumns, job: number) {
  const id = columns.id[job]!;
  return {
    id,
    isFound: columns.positionOf(id) === job,
    times: [columns.postedAt[job], columns.closesAt[job], columns.featuredUntil[job]],
    attributes: columns.groups.values.map((values) => values[columns.group[job]!]),
    places: columns.placeSets.places[columns.placeSet[job]!],
  };
}

/** Jobs by the values of their numbers. */
function sumBy(values: readonly (number | string)[], counts: Int32Array): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [number, value] of values.entries()) {
    if (counts[number]! > 0) sums[value] = (sums[value] ?? 0) + counts[number]!;
  }
  return sums;
}
