import { placeLabel, type JobFilter, type Language, type RequestedPlace } from 'shared-contracts';

/** A chosen place. `location` is the older filter, which addresses may contain. */
export interface PlaceToken {
  name: 'place' | 'location';
  value: string;
  label: string;
}

/**
 * The places of a search for its search bar.
 *
 * @param places - of the response, which know the names
 */
export function placeTokens(
  { location, place }: Pick<JobFilter, 'location' | 'place'>,
  places: readonly RequestedPlace[],
  language: Language,
): PlaceToken[] {
  const older = location === '' ? [] : [{ name: 'location' as const, value: location, label: location }];
  return [
    ...older,
    ...place.map((value) => ({ name: 'place' as const, value, label: placeLabel(value, places, language) })),
  ];
}
