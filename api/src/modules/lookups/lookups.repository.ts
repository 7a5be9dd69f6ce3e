/** A key and its English label. */
export interface Lookup {
  value: string;
  name: string;
}

export interface CategoryRecord {
  name: string;
  slug: string;
  icon: string;
  /** Open jobs. */
  jobCount: number;
}

export abstract class LookupsRepository {
  abstract jobTypes(): Promise<Lookup[]>;
  /** In ascending order of experience. */
  abstract experienceLevels(): Promise<Lookup[]>;
  /** Names of cities with an open job, unordered. */
  abstract citiesWithJobs(): Promise<string[]>;
  /** Categories with an open job, unordered. */
  abstract categoriesWithJobs(): Promise<CategoryRecord[]>;
}
