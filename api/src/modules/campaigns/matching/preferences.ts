import { placeKey } from '../../search/index.ts';

/** What somebody wants to hear of, as far as it chooses jobs. */
export interface Preferences {
  /** Numbers of categories; `all`: every job, `[]`: none by their category. */
  categories: 'all' | readonly number[];
  /** Companies that they follow. */
  companies: readonly number[];
  /** Queries that they saved, canonical. */
  searches: readonly string[];
  /** City of their profile, folded. */
  city: string | null;
}

/** As `people.sql.ts` writes them, for one reading by all who want the same. */
type Wants = [
  followsCategories: boolean,
  categories: string[],
  companies: number[],
  searches: string[],
  location: string | null,
];

/** @param numbers of categories by their slugs; one that is not there any more is not wanted */
export function toPreferences(wants: string, numbers: ReadonlyMap<string, number>): Preferences {
  const [followsCategories, slugs, companies, searches, location] = JSON.parse(wants) as Wants;
  const categories = slugs.flatMap((slug) => numbers.get(slug) ?? []);
  const byCategory = slugs.length === 0 ? 'all' : categories;
  return { categories: followsCategories ? byCategory : [], companies, searches, city: toCity(location) };
}

/** "Porto, Portugal" lives in Porto. */
function toCity(location: string | null): string | null {
  const city = placeKey(location?.split(',')[0] ?? '');
  return city === '' ? null : city;
}
