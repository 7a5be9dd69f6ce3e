import type { JobPlaceCounts } from 'shared-contracts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { countBy, keepCommon, type JobBits } from './catalogue/job-bits.policy.ts';
import { withFiltered, type MatchRequest } from './matches.policy.ts';
import { attributeNames, workplaceNumber } from './search-filters.policy.ts';
import { municipalityOfKey } from './searchable-jobs.repository.ts';

/** The municipalities among the places of a catalogue, by place id. */
const municipalitiesIn = ({ places }: Catalogue): Map<number, string> =>
  new Map(
    places.all.flatMap(({ id, value }) => {
      const municipality = municipalityOfKey(value);
      return municipality === null ? [] : [[id, municipality]];
    }),
  );

function countByPlaceSet(jobs: JobBits, { jobs: columns }: Catalogue): Int32Array {
  const counts = new Int32Array(columns.placeSets.count);
  countBy(jobs, { numberOf: columns.placeSet, counts });
  return counts;
}

function remoteJobs(jobs: JobBits, catalogue: Catalogue): JobBits {
  const remote = catalogue.takeBits();
  catalogue.byAttribute[attributeNames.indexOf('workplace')]!.addTo(
    remote,
    (value) => value === workplaceNumber.remote,
  );
  keepCommon(remote, jobs);
  return remote;
}

/** Counts the matches by municipality. */
export function countPlaces(request: MatchRequest): JobPlaceCounts {
  const { catalogue } = request;
  const municipalities = municipalitiesIn(catalogue);
  return withFiltered(request, ({ matches }) => {
    const bySet = countByPlaceSet(matches, catalogue);
    const remoteBits = remoteJobs(matches, catalogue);
    const remoteBySet = countByPlaceSet(remoteBits, catalogue);
    catalogue.release(remoteBits);
    const counts = new Map<number, number>();
    let [total, remote, elsewhere] = [0, 0, 0];
    for (const [set, places] of catalogue.jobs.placeSets.places.entries()) {
      const jobs = bySet[set]!;
      total += jobs;
      const placed = places.filter((place) => municipalities.has(place));
      for (const place of placed) counts.set(place, (counts.get(place) ?? 0) + jobs);
      if (placed.length > 0) continue;
      remote += remoteBySet[set]!;
      elsewhere += jobs - remoteBySet[set]!;
    }
    const found = [...municipalities].map(([place, id]) => ({ id, count: counts.get(place) ?? 0 }));
    return {
      municipalities: found
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
      total,
      remote,
      elsewhere,
    };
  });
}
