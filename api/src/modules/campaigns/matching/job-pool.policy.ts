import { limits } from 'shared-contracts';

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

export interface PooledJob {
  id: number;
  companyId: number;
  categoryId: number | null;
  /** Case-folded. */
  cities: readonly string[];
  isRemote: boolean;
}

/** Positions of jobs in the pool, ascending: newest first. */
export type Positions = readonly number[];
type Tier = readonly Positions[];

const none: Positions = [];

/**
 * Open jobs in order of preference, indexed by the criteria of subscribers. Jobs are chosen in memory, once per distinct
 * preferences. The result is exact: no list is truncated before a subscriber's exclusions are applied.
 */
export class JobPool {
  private readonly ids: readonly number[];
  private readonly companies: readonly number[];
  private readonly categories: readonly (number | null)[];
  private readonly everything: Positions;
  private readonly remote: Positions;
  private readonly ofCategory: ReadonlyMap<number | null, Positions>;
  private readonly ofCompany: ReadonlyMap<number, Positions>;
  private readonly ofCity: ReadonlyMap<string, Positions>;
  private readonly positionOf: ReadonlyMap<number, number>;

  /** @param jobs newest first */
  constructor(jobs: readonly PooledJob[]) {
    this.ids = jobs.map(({ id }) => id);
    this.companies = jobs.map(({ companyId }) => companyId);
    this.categories = jobs.map(({ categoryId }) => categoryId);
    this.everything = jobs.map((_, position) => position);
    this.remote = this.everything.filter((position) => jobs[position]!.isRemote);
    this.ofCategory = listedBy(jobs, ({ categoryId }) => [categoryId]);
    this.ofCompany = listedBy(jobs, ({ companyId }) => [companyId]);
    this.ofCity = listedBy(jobs, ({ cities }) => cities);
    this.positionOf = new Map(this.ids.map((id, position) => [id, position]));
  }

  /** Positions of these jobs; ids that are not in the pool are omitted. */
  positionsOf(ids: readonly number[]): Positions {
    return ids.flatMap((id) => this.positionOf.get(id) ?? []).toSorted(ascending);
  }

  /**
   * Ids of the jobs for one mail, best first: at most `limits.campaignJobs`, and at most `limits.campaignJobsOfCompany` per
   * company. Deterministic.
   * @param found results of each saved search
   */
  choose(preferences: Preferences, found: Tier, isExcluded: (id: number) => boolean): number[] {
    const chosen = new Set<number>();
    const fromCompany = new Map<number, number>();
    for (const position of this.inOrder(preferences, found)) {
      const company = this.companies[position]!;
      const already = fromCompany.get(company) ?? 0;
      if (already === limits.campaignJobsOfCompany || chosen.has(position) || isExcluded(this.ids[position]!)) continue;
      chosen.add(position);
      fromCompany.set(company, already + 1);
      if (chosen.size === limits.campaignJobs) break;
    }
    return Array.from(chosen, (position) => this.ids[position]!);
  }

  /** Search results, then followed companies, then nearby and remote jobs, then the rest. May contain duplicates. */
  private *inOrder({ categories, companies, city }: Preferences, found: Tier): Generator<number> {
    yield* merge(found);
    yield* merge(companies.map((id) => this.ofCompany.get(id) ?? none));
    const isWanted = this.wantedIn(categories);
    if (city !== null) {
      yield* filtered(this.ofCity.get(city) ?? none, isWanted);
      yield* filtered(this.remote, isWanted);
    }
    yield* merge(this.listsOf(categories));
  }

  private wantedIn(categories: Preferences['categories']): (position: number) => boolean {
    if (categories === 'all') return () => true;
    const wanted = new Set<number | null>(categories);
    return (position) => wanted.has(this.categories[position]!);
  }

  private listsOf(categories: Preferences['categories']): Tier {
    return categories === 'all' ? [this.everything] : categories.map((id) => this.ofCategory.get(id) ?? none);
  }
}

const ascending = (one: number, other: number) => one - other;

function listedBy<Key>(
  jobs: readonly PooledJob[],
  keysOf: (job: PooledJob) => readonly Key[],
): ReadonlyMap<Key, Positions> {
  const lists = new Map<Key, number[]>();
  for (const [position, job] of jobs.entries()) {
    for (const key of new Set(keysOf(job))) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [position]);
      else list.push(position);
    }
  }
  return lists;
}

function* filtered(positions: Positions, isWanted: (position: number) => boolean): Generator<number> {
  for (const position of positions) if (isWanted(position)) yield position;
}

/** All positions of the lists, ascending. */
function* merge(lists: Tier): Generator<number> {
  const heads = lists.map(() => 0);
  for (let from = leastHead(lists, heads); from >= 0; from = leastHead(lists, heads)) {
    yield lists[from]![heads[from]!++]!;
  }
}

/**
 * Index of the list with the lowest head, or -1 if all lists are exhausted. There are few lists, so a linear search suffices.
 */
function leastHead(lists: Tier, heads: readonly number[]): number {
  let [from, least] = [-1, Infinity];
  for (const [index, list] of lists.entries()) {
    const head = list[heads[index]!];
    if (head !== undefined && head < least) [from, least] = [index, head];
  }
  return from;
}
