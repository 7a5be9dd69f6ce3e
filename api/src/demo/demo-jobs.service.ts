import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openJob } from '../database/catalogue.sql.ts';

export interface DemoJob {
  id: number;
  companyId: number;
}

const columns = 'j.id, j.company_id as "companyId"';

/** Jobs that suit a product designer, if the catalogue has any. */
const fitting = 'design|produto|product|marketing|conteúdo|comunica|front-?end|web';

/** Prefers jobs of companies that were not picked before, that existed at the time, that suit, and that are newest. */
const openJobOfAnother = `
  select ${columns} from jobs j
  where ${openJob('j')} and j.company_id <> all($1) and j.id <> all($2)
  order by j.posted_at <= $3 desc, j.title ~* $4 desc, j.posted_at desc, j.id limit 1`;

const closedJob = `
  select ${columns} from jobs j where not (${openJob('j')}) and j.status <> 'paused' and j.id <> all($1)
  order by j.title ~* $2 desc, j.posted_at desc, j.id limit 1`;

/** Picks jobs of the catalogue, each once. */
@Injectable()
export class DemoJobs {
  constructor(private readonly database: DataSource) {}

  /** Open jobs, one for each past date of an action; fewer in a small catalogue. */
  async openAt(moments: readonly Date[]): Promise<DemoJob[]> {
    const picked: DemoJob[] = [];
    for (const moment of moments) {
      const job = (await this.pickOpen(picked, moment, true)) ?? (await this.pickOpen(picked, moment, false));
      if (job !== undefined) picked.push(job);
    }
    return picked;
  }

  /** A closed job, if there is one. */
  async closed(except: readonly DemoJob[]): Promise<DemoJob | undefined> {
    const [job] = await this.database.query<DemoJob[]>(closedJob, [except.map(({ id }) => id), fitting]);
    return job;
  }

  /** Slugs of the two categories with the most jobs. */
  async categories(): Promise<string[]> {
    const rows = await this.database.query<{ slug: string }[]>(
      `select k.slug from categories k join jobs j on j.category_id = k.id where ${openJob('j')}
       group by k.slug order by count(*) desc, k.slug limit 2`,
    );
    return rows.map(({ slug }) => slug);
  }

  private async pickOpen(picked: readonly DemoJob[], moment: Date, ofAnother: boolean): Promise<DemoJob | undefined> {
    const companies = ofAnother ? picked.map(({ companyId }) => companyId) : [];
    const values = [companies, picked.map(({ id }) => id), moment, fitting];
    return (await this.database.query<DemoJob[]>(openJobOfAnother, values))[0];
  }
}
