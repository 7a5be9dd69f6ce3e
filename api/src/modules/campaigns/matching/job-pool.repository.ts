import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { openJob } from '../../../database/catalogue.sql.ts';
import type { PooledJob } from './job-pool.policy.ts';

/** `cities` as published, not case-folded. */
export type OpenJob = PooledJob;

const openJobs = `
  select j.id, j.company_id as "companyId", j.category_id as "categoryId", coalesce(j.workplace = 'remote', false) as "isRemote",
    array_remove(array(select place ->> 'city' from jsonb_array_elements(j.places) place) || j.city, null) as cities
  from jobs j where ${openJob('j')} order by j.posted_at desc, j.id desc`;

/** What the job pool is built from. */
@Injectable()
export class JobPoolRepository {
  constructor(private readonly database: Pool) {}

  /** Newest first. */
  async listOpen(): Promise<OpenJob[]> {
    return (await this.database.query<OpenJob>(openJobs)).rows;
  }

  /** Ids of categories by slug. */
  async categoryIds(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.database.query<{ slug: string; id: number }>('select slug, id from categories');
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }
}
