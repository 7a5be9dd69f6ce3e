import { placeKey } from '../../jobs/index.ts';
import type { JobPool, Positions, Preferences } from './job-pool.policy.ts';
import { toJobIds, type EligibleSubscriber } from './subscribers.sql.ts';

/** Format of `subscribers.sql.ts`; equal preferences are parsed once. */
type PreferencesTuple = [
  followsCategories: boolean,
  categories: string[],
  companies: number[],
  searches: string[],
  location: string | null,
];

/** @param numbers category ids by slug; unknown slugs are ignored */
function toPreferences(preferencesJson: string, numbers: ReadonlyMap<string, number>): Preferences {
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

/** Limits of the caches. */
const maxSearches = 5000;
const maxPreferences = 50_000;

type MatchedSubscriber = Pick<EligibleSubscriber, 'preferencesJson' | 'excludedJobs'>;

/** The jobs for subscribers with the same preferences, before their exclusions. */
interface Best {
  preferences: Preferences;
  /** Results of each saved search. */
  found: readonly Positions[];
  jobs: readonly number[];
}

/**
 * Chooses jobs from one pool. Equal preferences are parsed and matched once. Own caches: an LRU cache could evict results
 * that a concurrent batch has added and not used yet.
 */
export class Matcher {
  private readonly found = new Map<string, Positions>();
  private readonly preferences = new Map<string, Preferences>();
  private readonly best = new Map<string, Best>();

  /** @param categories ids by slug */
  constructor(
    private readonly pool: JobPool,
    private readonly categories: ReadonlyMap<string, number>,
  ) {}

  /** Returns a matcher with empty caches if these are full. Current users of this one are not affected. */
  withCapacity(): Matcher {
    const isFull = this.found.size > maxSearches || this.preferences.size > maxPreferences;
    return isFull ? new Matcher(this.pool, this.categories) : this;
  }

  /** Saved searches of these subscribers without results, to be passed to `addResults` before choosing. */
  unknownSearches(subscribers: readonly MatchedSubscriber[]): string[] {
    const unread = new Set(
      subscribers
        .map(({ preferencesJson }) => preferencesJson)
        .filter((preferencesJson) => !this.best.has(preferencesJson)),
    );
    const searches = new Set(Array.from(unread, (preferencesJson) => this.read(preferencesJson).searches).flat());
    return [...searches].filter((query) => !this.found.has(query));
  }

  /** @param ids of the jobs that match the saved search */
  addResults(query: string, ids: readonly number[]): void {
    this.found.set(query, this.pool.positionsOf(ids));
  }

  /** Ids of the jobs for each subscriber, in order, best first; empty if there are none. */
  choose(subscribers: readonly MatchedSubscriber[]): (readonly number[])[] {
    return subscribers.map(({ preferencesJson, excludedJobs }) => {
      const { preferences, found, jobs } = this.best.get(preferencesJson) ?? this.chooseBest(preferencesJson);
      const excludedIds = toJobIds(excludedJobs);
      // Jobs are chosen greedily, so excluding a job that was not chosen changes nothing.
      if (!jobs.some((id) => excludedIds.includes(id))) return jobs;
      const excluded = new Set(excludedIds);
      return this.pool.choose(preferences, found, (id) => excluded.has(id));
    });
  }

  /** For a subscriber without preferences and without earlier mails. */
  chooseDefault(): readonly number[] {
    return this.pool.choose({ categories: 'all', companies: [], searches: [], city: null }, [], () => false);
  }

  private read(preferencesJson: string): Preferences {
    const preferences = this.preferences.get(preferencesJson) ?? toPreferences(preferencesJson, this.categories);
    this.preferences.set(preferencesJson, preferences);
    return preferences;
  }

  private chooseBest(preferencesJson: string): Best {
    const preferences = this.read(preferencesJson);
    const found = preferences.searches.map((query) => this.found.get(query)!);
    const best = { preferences, found, jobs: this.pool.choose(preferences, found, () => false) };
    this.best.set(preferencesJson, best);
    return best;
  }
}
