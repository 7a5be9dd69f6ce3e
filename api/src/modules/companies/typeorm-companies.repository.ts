import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import type { Reference } from '../../http/id-or-slug.ts';
import { CompaniesRepository, type CompanyLogo, type CompanyRecord } from './companies.repository.ts';
import { CompanyLogoEntity } from './entities/company-logo.entity.ts';
import { CompanyEntity } from './entities/company.entity.ts';

@Injectable()
export class TypeOrmCompaniesRepository extends CompaniesRepository {
  constructor(
    @InjectRepository(CompanyEntity) private readonly companies: Repository<CompanyEntity>,
    @InjectRepository(CompanyLogoEntity) private readonly logos: Repository<CompanyLogoEntity>,
    private readonly database: DataSource,
  ) {
    super();
  }

  async find(reference: Reference): Promise<CompanyRecord | null> {
    const company = await this.companies.findOneBy(reference);
    if (company === null) return null;
    return Object.assign(company, { jobCount: await this.countOpenJobs(company.id) });
  }

  findLogo(hash: string): Promise<CompanyLogo | null> {
    return this.logos.findOneBy({ hash });
  }

  private async countOpenJobs(companyId: number): Promise<number> {
    const [row] = await this.database.query<{ open: number }[]>(
      `select count(*)::int as open from jobs
       where company_id = $1 and status = 'open' and (closes_at is null or closes_at > now())`,
      [companyId],
    );
    return row?.open ?? 0;
  }
}
