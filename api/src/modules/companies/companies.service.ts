import { Injectable } from '@nestjs/common';
import type { Company, CompanySummary } from 'shared-contracts';
import { toReference } from '../../http/id-or-slug.ts';
import { CompanyNotFoundError, LogoNotFoundError } from './companies.errors.ts';
import { CompaniesRepository, type CompanyLogo } from './companies.repository.ts';
import { toCompanyResponse, toCompanySummaryResponse } from './company.response.ts';

@Injectable()
export class CompaniesService {
  constructor(private readonly companies: CompaniesRepository) {}

  /** @throws CompanyNotFoundError */
  async get(idOrSlug: string): Promise<Company> {
    const reference = toReference(idOrSlug);
    const company = reference === null ? null : await this.companies.find(reference);
    if (company === null) throw new CompanyNotFoundError();
    return toCompanyResponse(company);
  }

  /** What a job's page shows of its company. */
  async summary(id: number): Promise<CompanySummary | null> {
    const company = await this.companies.find({ id });
    return company === null ? null : toCompanySummaryResponse(company);
  }

  /** @throws LogoNotFoundError */
  async logo(hash: string): Promise<CompanyLogo> {
    const logo = await this.companies.findLogo(hash);
    if (logo === null) throw new LogoNotFoundError();
    return logo;
  }
}
