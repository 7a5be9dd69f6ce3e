import { placeKey } from '../../jobs/index.ts';

/** Preferences of a subscriber for matching jobs. */
export interface Preferences {
  /** Category ids; `all`: every job; `[]`: none by category. */
  categories: 'all' | readonly number[];
  /** Followed companies. */
  companies: readonly number[];
  /** Saved searches, canonical. */
  searches: readonly string[];
  /** City of the profile, case-folded. */
  city: string | null;
}

/** Format of `subscribers.sql.ts`; equal preferences are parsed once. */
type PreferencesTuple = [
  followsCategories: boolean,
  categories: string[],
  companies: number[],
  searches: string[],
  location: string | null,
];

/** @param numbers category ids by slug; unknown slugs are ignored */
export function toPreferences(preferencesJson: string, numbers: ReadonlyMap<string, number>): Preferences {
  const [followsCategories, slugs, companies, searches, location] = JSON.parse(preferencesJson) as PreferencesTuple;
  const categories = slugs.flatMap((slug) => numbers.get(slug) ?? []);
  const byCategory = slugs.length === 0 ? 'all' : categories;
  return { categories: followsCategories ? byCategory : [], companies, searches, city: toCity(location) };
}

/** The city of "Porto, Portugal" is Porto. */
function toCity(location: string | null): string | null {
  const city = placeKey(location?.split(',')[0] ?? '');
  return city === '' ? null : city;
}
