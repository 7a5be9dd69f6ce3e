import { Injectable } from '@nestjs/common';
import {
  limits,
  pageWindow,
  type Company,
  type CompanyFilter,
  type CompanyListPage,
  type CompanySummary,
} from 'shared-contracts';
import { DataVersion, VersionedCache } from '../../database/data-version.cache.ts';
import { AppError, findNamed } from '../../http/index.ts';
import { CompaniesRepository, type CompanyLogo } from './companies.repository.ts';
import { CompanyDirectory } from './company-directory.cache.ts';
import { toCompanyCardResponse, toCompanyResponse, toCompanySummaryResponse } from './company.response.ts';

class CompanyNotFoundError extends AppError {
  override readonly name = 'CompanyNotFoundError';

  constructor() {
    super(404, 'company_not_found', 'There is no such company.');
  }
}

class LogoNotFoundError extends AppError {
  override readonly name = 'LogoNotFoundError';

  constructor() {
    super(404, 'not_found', 'There is no such logo.');
  }
}

@Injectable()
export class CompaniesService {
  private readonly directory = new VersionedCache(async () => new CompanyDirectory(await this.companies.findHiring()));

  constructor(
    private readonly companies: CompaniesRepository,
    private readonly dataVersion: DataVersion,
  ) {}

  /** Companies with open jobs. A job past its closing date is counted for at most one more minute. */
  async list(filter: CompanyFilter): Promise<CompanyListPage> {
    const directory = await this.directory.get(await this.dataVersion.current());
    const found = directory.find(filter);
    const size = limits.companiesPageSize;
    const { page, totalPages, offset } = pageWindow(filter.page, found.length, size);
    const items = found.slice(offset, offset + size).map(toCompanyCardResponse);
    return { items, page, totalPages, total: found.length };
  }

  /** @throws CompanyNotFoundError */
  async get(idOrSlug: string): Promise<Company> {
    const company = await findNamed(idOrSlug, (reference) => this.companies.find(reference));
    if (company === null) throw new CompanyNotFoundError();
    return toCompanyResponse(company);
  }

  /** Id of a company. @throws CompanyNotFoundError */
  async requireId(idOrSlug: string): Promise<number> {
    const id = await findNamed(idOrSlug, (reference) => this.companies.findId(reference));
    if (id === null) throw new CompanyNotFoundError();
    return id;
  }

  /** The company on a job's page. */
  async summary(id: number): Promise<CompanySummary | null> {
    const company = await this.companies.find({ id });
    return company === null ? null : toCompanySummaryResponse(company);
  }

  /** All companies with an open job, by id. Not cached. */
  async hiringSummaries(): Promise<ReadonlyMap<number, CompanySummary>> {
    const companies = await this.companies.findHiringRecords();
    return new Map(companies.map((company) => [company.id, toCompanySummaryResponse(company)]));
  }

  /** @throws LogoNotFoundError */
  async logo(hash: string): Promise<CompanyLogo> {
    const logo = await this.companies.findLogo(hash);
    if (logo === null) throw new LogoNotFoundError();
    return logo;
  }
}
