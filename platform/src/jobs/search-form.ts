import { useIsNative } from 'platform';
import { useListCitiesQuery } from 'platform/queries';
import type { JobFilter } from 'shared-contracts';

interface CityOptions {
  /** Null in the native apps, whose search bar has no list of cities. */
  cities: readonly string[] | null;
  /** The text while there are no cities. */
  note: string | null;
}

const everywhere = {};

/** Names of the cities with open jobs, for a search bar. A response that is not a list is treated as empty (SPEC §7). */
export function useCities(texts: { loading: string; none: string }): CityOptions {
  const skip = useIsNative();
  const { data, isLoading } = useListCitiesQuery(everywhere, { skip });
  if (skip) return { cities: null, note: null };
  const cities = Array.isArray(data) ? data : [];
  if (isLoading) return { cities, note: texts.loading };
  return { cities, note: cities.length === 0 ? texts.none : null };
}

/** Current values of a search bar's fields, applied or not. */
export function typedSearch({ elements }: HTMLFormElement): Pick<JobFilter, 'keyword' | 'location'> {
  const valueOf = (name: string) => {
    const field = elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
  };
  return { keyword: valueOf('keyword'), location: valueOf('location') };
}
