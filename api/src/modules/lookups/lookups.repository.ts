import { Injectable } from '@nestjs/common';
import { openJob } from '../../database/catalogue.sql.ts';
import { CatalogueReads, readRows } from '../../database/replicas/reads.provider.ts';

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

const isOpen = openJob('jobs');

@Injectable()
export class LookupsRepository {
  constructor(private readonly reads: CatalogueReads) {}

  jobTypes(): Promise<Lookup[]> {
    return readRows<Lookup>(this.reads, 'select value, name from job_types order by id');
  }

  /** In ascending order of experience. */
  experienceLevels(): Promise<Lookup[]> {
    return readRows<Lookup>(this.reads, 'select value, name from experience_levels order by id');
  }

  /** Names of cities with an open job, unordered. */
  async citiesWithJobs(): Promise<string[]> {
    const rows = await readRows<{ city: string }>(
      this.reads,
      `select distinct city from jobs where city is not null and ${isOpen}`,
    );
    return rows.map(({ city }) => city);
  }

  /** Categories with an open job, unordered. */
  categoriesWithJobs(): Promise<CategoryRecord[]> {
    return readRows<CategoryRecord>(
      this.reads,
      `select k.name, k.slug, k.icon, open.count as "jobCount" from categories k
       join (select category_id, count(*)::int as count from jobs where ${isOpen} group by category_id) open
         on open.category_id = k.id`,
    );
  }
}
