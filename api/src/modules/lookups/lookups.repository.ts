import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openJob } from '../../database/catalogue.sql.ts';

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
  constructor(private readonly database: DataSource) {}

  jobTypes(): Promise<Lookup[]> {
    return this.database.query<Lookup[]>('select value, name from job_types order by id');
  }

  /** In ascending order of experience. */
  experienceLevels(): Promise<Lookup[]> {
    return this.database.query<Lookup[]>('select value, name from experience_levels order by id');
  }

  /** Names of cities with an open job, unordered. */
  async citiesWithJobs(): Promise<string[]> {
    const rows = await this.database.query<{ city: string }[]>(
      `select distinct city from jobs where city is not null and ${isOpen}`,
    );
    return rows.map(({ city }) => city);
  }

  /** Categories with an open job, unordered. */
  categoriesWithJobs(): Promise<CategoryRecord[]> {
    return this.database.query<CategoryRecord[]>(
      `select k.name, k.slug, k.icon, open.count as "jobCount" from categories k
       join (select category_id, count(*)::int as count from jobs where ${isOpen} group by category_id) open
         on open.category_id = k.id`,
    );
  }
}
