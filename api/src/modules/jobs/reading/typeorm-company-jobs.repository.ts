import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openJob } from '../../../database/catalogue.sql.ts';
import { CompanyJobsRepository } from './company-jobs.repository.ts';

const openJobsOfCompany = `from jobs where company_id = $1 and ${openJob('jobs', '$2')}`;

@Injectable()
export class TypeOrmCompanyJobsRepository extends CompanyJobsRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  async countOpen(companyId: number, now: Date): Promise<number> {
    const [row] = await this.database.query<{ open: number }[]>(`select count(*)::int as open ${openJobsOfCompany}`, [
      companyId,
      now,
    ]);
    return row?.open ?? 0;
  }

  async findOpenIds(companyId: number, now: Date, window: { offset: number; limit: number }): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `select id ${openJobsOfCompany} order by posted_at desc, id desc offset $3 limit $4`,
      [companyId, now, window.offset, window.limit],
    );
    return rows.map(({ id }) => id);
  }
}
