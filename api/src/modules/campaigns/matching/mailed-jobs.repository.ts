import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { payText, type Language } from 'shared-contracts';
import { openJob } from '../../../database/catalogue.sql.ts';
import { jobCardColumns, jobTables, toJobFacts, type JobCardRecord } from '../../jobs/index.ts';
import { MailedJobs, type MailedJob } from '../campaigns.port.ts';

const statement = {
  name: 'mailed-jobs',
  text: `select ${jobCardColumns} from unnest($1::int[]) with ordinality as wanted (id, place), ${jobTables}
    where j.id = wanted.id and ${openJob('j')} order by wanted.place`,
};

@Injectable()
export class MailedJobsRepository extends MailedJobs {
  constructor(private readonly database: Pool) {
    super();
  }

  async of(ids: readonly number[], language: Language): Promise<MailedJob[]> {
    const { rows } = await this.database.query<JobCardRecord>({ ...statement, values: [ids] });
    return rows.map((job) => {
      const { id, slug, title, companyName, location, city, remote, salary, salaryText } = toJobFacts(job);
      return {
        id,
        slug,
        title,
        companyName,
        location: location ?? city,
        isRemote: remote,
        salary: payText({ salary, salaryText }, language),
        postedAt: job.postedAt,
      };
    });
  }
}
