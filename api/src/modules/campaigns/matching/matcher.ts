import type { JobPool, Positions } from './job-pool.ts';
import { toJobIds, type Person } from './person.ts';
import { toPreferences, type Preferences } from './preferences.ts';

/** Remembered at most. */
const mostSearches = 5000;
const mostPreferences = 50_000;

type Reader = Pick<Person, 'wants' | 'known'>;

/** What people who want the same are told of, unless they know it already. */
interface Best {
  preferences: Preferences;
  /** What each of their searches finds. */
  found: readonly Positions[];
  jobs: readonly number[];
}

/** Chooses from one pool. Preferences that many share are read, and chosen for, once. */
export class Matcher {
  private readonly found = new Map<string, Positions>();
  private readonly preferences = new Map<string, Preferences>();
  private readonly best = new Map<string, Best>();

  /** @param categories numbers by slugs */
  constructor(
    private readonly pool: JobPool,
    private readonly categories: ReadonlyMap<string, number>,
  ) {}

  /** One that remembers nothing, once there is much: whoever still chooses with this one misses nothing. */
  withRoom(): Matcher {
    const isFull = this.found.size > mostSearches || this.preferences.size > mostPreferences;
    return isFull ? new Matcher(this.pool, this.categories) : this;
  }

  /** Saved searches of these people that are to be learned before it chooses for them. */
  unknownSearches(people: readonly Reader[]): string[] {
    const unread = new Set(people.map(({ wants }) => wants).filter((wants) => !this.best.has(wants)));
    const searches = new Set(Array.from(unread, (wants) => this.read(wants).searches).flat());
    return [...searches].filter((query) => !this.found.has(query));
  }

  /** @param ids of the jobs that the saved search finds */
  learn(query: string, ids: readonly number[]): void {
    this.found.set(query, this.pool.positionsOf(ids));
  }

  /** Ids of the jobs for each of the people, in their order, best first; none for whom there is nothing. */
  choose(people: readonly Reader[]): (readonly number[])[] {
    return people.map(({ wants, known }) => {
      const { preferences, found, jobs } = this.best.get(wants) ?? this.chooseBest(wants);
      const told = toJobIds(known);
      // The best are taken in turn, so leaving out a job that was not taken changes nothing.
      if (!jobs.some((id) => told.includes(id))) return jobs;
      const excluded = new Set(told);
      return this.pool.choose(preferences, found, (id) => excluded.has(id));
    });
  }

  /** For somebody who chose nothing and was told nothing. */
  chooseForAnybody(): readonly number[] {
    return this.pool.choose({ categories: 'all', companies: [], searches: [], city: null }, [], () => false);
  }

  private read(wants: string): Preferences {
    const preferences = this.preferences.get(wants) ?? toPreferences(wants, this.categories);
    this.preferences.set(wants, preferences);
    return preferences;
  }

  private chooseBest(wants: string): Best {
    const preferences = this.read(wants);
    const found = preferences.searches.map((query) => this.found.get(query)!);
    const best = { preferences, found, jobs: this.pool.choose(preferences, found, () => false) };
    this.best.set(wants, best);
    return best;
  }
}
