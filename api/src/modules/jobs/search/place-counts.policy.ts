import type { JobPlaceCounts } from 'shared-contracts';
import type { CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import { eachMatch, FailedFilters, type MatchRequest } from './matches.policy.ts';
import { attributeNames, workplaceNumber } from './search-filters.policy.ts';
import { municipalityOfKey } from './searchable-jobs.repository.ts';

/** The municipalities among the places of a snapshot, by place id. */
const municipalitiesIn = ({ places }: CatalogueSnapshot): Map<number, string> =>
  new Map(
    [...places.values()].flatMap(({ id, value }) => {
      const municipality = municipalityOfKey(value);
      return municipality === null ? [] : [[id, municipality]];
    }),
  );

/** Counts the matches by municipality. */
export function countPlaces(request: MatchRequest, snapshot: CatalogueSnapshot): JobPlaceCounts {
  const { columns, now } = request;
  const { closesAt, group, groups, placeStart, places } = columns;
  const municipalities = municipalitiesIn(snapshot);
  const isMunicipality = Uint8Array.from({ length: columns.placeLimit }, (_, id) => Number(municipalities.has(id)));
  const workplaces = groups.values[attributeNames.indexOf('workplace')];
  const failed = new FailedFilters(columns, request.criteria);
  const counts = new Int32Array(columns.placeLimit);
  let [total, remote, elsewhere] = [0, 0, 0];
  eachMatch(request, (job) => {
    if (closesAt[job]! <= now || !failed.accepts(job)) return;
    total += 1;
    let isPlaced = false;
    for (let at = placeStart[job]!; at < placeStart[job + 1]!; at++) {
      const place = places[at]!;
      counts[place]! += 1;
      isPlaced ||= isMunicipality[place] === 1;
    }
    if (isPlaced) return;
    if (workplaces?.[group[job]!] === workplaceNumber.remote) remote += 1;
    else elsewhere += 1;
  });
  const found = [...municipalities].map(([place, id]) => ({ id, count: counts[place] ?? 0 }));
  return {
    municipalities: found
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1)),
    total,
    remote,
    elsewhere,
  };
}
