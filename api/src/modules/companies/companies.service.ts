import { Injectable } from '@nestjs/common';
import {
  fold,
  limits,
  pageWindow,
  type Company,
  type CompanyFilter,
  type CompanyListPage,
  type CompanySort,
  type CompanySummary,
} from 'shared-contracts';
import { DataVersion, VersionedCache } from '../../database/data-version.cache.ts';
import { AppError, findNamed } from '../../http/index.ts';
import { CompaniesRepository, type CompanyLogo, type HiringCompanyRecord } from './companies.repository.ts';
import { toCompanyCardResponse, toCompanyResponse, toCompanySummaryResponse } from './company.response.ts';

interface Entry {
  company: HiringCompanyRecord;
  /** Name and industry, folded. */
  words: string;
}

const portuguese = new Intl.Collator('pt');
const byName = (a: Entry, b: Entry) =>
  portuguese.compare(a.company.name, b.company.name) || a.company.id - b.company.id;
const byJobs = (a: Entry, b: Entry) => b.company.jobCount - a.company.jobCount;

/**
 * The companies with open jobs, folded and sorted once per data version. Sorting in the process instead of in SQL gives
 * the accents and order of the search and of Portuguese on any database locale.
 */
export class CompanyDirectory {
  private readonly sorted: Readonly<Record<CompanySort, readonly Entry[]>>;

  constructor(companies: readonly HiringCompanyRecord[]) {
    const entries = companies.map((company) => ({ company, words: fold(`${company.name} ${company.industry ?? ''}`) }));
    const name = entries.toSorted(byName);
    this.sorted = { name, jobs: name.toSorted(byJobs) };
  }

  /** Companies with every word of the search in their name or industry. */
  find({ search, sort }: Pick<CompanyFilter, 'search' | 'sort'>): HiringCompanyRecord[] {
    const wanted = fold(search).split(/\s+/);
    const found = this.sorted[sort].filter(({ words }) => wanted.every((word) => words.includes(word)));
    return found.map(({ company }) => company);
  }
}

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
