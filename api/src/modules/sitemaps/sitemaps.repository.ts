import { Injectable } from '@nestjs/common';
import { openJob } from '../../database/catalogue.sql.ts';
import { CatalogueReads, readRows } from '../../database/replicas/reads.provider.ts';

/** The page of a job or company. */
export interface ListedPage {
  id: number;
  slug: string;
  changedAt: Date;
}

/** A non-empty part of a sitemap. */
export interface ListedPart {
  part: number;
  /** Time of the last addition, change or closing. */
  changedAt: Date;
}

/** A category slug or city name with the last change of its jobs. */
export interface LandingChange {
  kind: 'category' | 'city';
  value: string;
  changedAt: Date;
}

/** Ids greater than `after`, up to and including `last`. */
export interface IdRange {
  after: number;
  last: number;
}

const isOpen = openJob('j');

/** Closing is a change, also when the closing date passes. */
const jobChangedAt = 'greatest(j.updated_at, case when j.closes_at <= now() then j.closes_at end)';

/** A company's page lists its jobs, so it changes with them. */
const companyPages = `
  select c.id, c.slug, greatest(c.updated_at, own.changed_at) as changed_at from companies c
  cross join lateral (
    select max(${jobChangedAt}) as changed_at, bool_or(${isOpen}) as hiring from jobs j where j.company_id = c.id
  ) own
  where own.hiring`;

/** Changes are content changes. Reads that find a job unchanged do not update its time. */
@Injectable()
export class SitemapsRepository {
  constructor(private readonly reads: CatalogueReads) {}

  /** Parts of `size` ids, counted from 1. */
  jobParts(size: number): Promise<ListedPart[]> {
    return readRows<ListedPart>(
      this.reads,
      `select (j.id - 1) / $1::int + 1 as part, max(${jobChangedAt}) as "changedAt" from jobs j
       group by 1 having bool_or(${isOpen}) order by 1`,
      [size],
    );
  }

  companyParts(size: number): Promise<ListedPart[]> {
    return readRows<ListedPart>(
      this.reads,
      `select (id - 1) / $1::int + 1 as part, max(changed_at) as "changedAt" from (${companyPages}) page
       group by 1 order by 1`,
      [size],
    );
  }

  /** Open jobs, sorted by id. */
  openJobs({ after, last }: IdRange, count: number): Promise<ListedPage[]> {
    return readRows<ListedPage>(
      this.reads,
      `select j.id, j.slug, j.updated_at as "changedAt" from jobs j
       where j.id > $1::bigint and j.id <= $2::bigint and ${isOpen} order by j.id limit $3`,
      [after, last, count],
    );
  }

  /** Companies with an open job, sorted by id. */
  hiringCompanies({ after, last }: IdRange, count: number): Promise<ListedPage[]> {
    return readRows<ListedPage>(
      this.reads,
      `select id, slug, changed_at as "changedAt" from (${companyPages}) page
       where id > $1::bigint and id <= $2::bigint order by id limit $3`,
      [after, last, count],
    );
  }

  landingChanges(): Promise<LandingChange[]> {
    return readRows<LandingChange>(
      this.reads,
      `select 'category' as kind, k.slug as value, max(${jobChangedAt}) as "changedAt"
       from jobs j join categories k on k.id = j.category_id group by k.slug
       union all
       select 'city', j.city, max(${jobChangedAt}) from jobs j where j.city is not null group by j.city`,
    );
  }
}
