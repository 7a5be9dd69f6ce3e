/** A key of the catalogue and its English label. */
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
  /** From the first job to the last. */
  abstract experienceLevels(): Promise<Lookup[]>;
  /** Names of cities that have an open job, in no order. */
  abstract citiesWithJobs(): Promise<string[]>;
  /** Categories that have an open job, in no order. */
  abstract categoriesWithJobs(): Promise<CategoryRecord[]>;
}
