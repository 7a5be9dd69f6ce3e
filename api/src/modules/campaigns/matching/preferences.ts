/** What somebody wants to hear of, as far as it chooses jobs. Lists are sorted, so that equal ones are written alike. */
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

/** The same for equal preferences. */
export const preferencesKey = ({ categories, companies, searches, city }: Preferences): string =>
  JSON.stringify([categories, companies, searches, city]);
