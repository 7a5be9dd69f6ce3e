import { Injectable } from '@nestjs/common';
import {
  limits,
  pageWindow,
  toCompanyFilter,
  type Company,
  type CompanyFigures,
  type CompanyFilter,
  type CompanyListPage,
  type CompanySummary,
  type HomeCompanies,
} from 'shared-contracts';
import { DataVersion, VersionedCache } from '../../database/data-version.cache.ts';
import { AppError, findNamed } from '../../http/index.ts';
import { CompaniesRepository, type CompanyLogo } from './companies.repository.ts';
import { CompanyAnswersCache } from './company-answers.cache.ts';
import { CompanyDirectory } from './company-directory.policy.ts';
import { CompanyHistoryRepository } from './company-history.repository.ts';
import {
  toCompanyCardResponse,
  toCompanyResponse,
  toCompanySummaryResponse,
  toHomeCompany,
  toOpenJobFigures,
} from './company.response.ts';
import { HiringCompaniesRepository } from './hiring-companies.repository.ts';

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

/** Months of `CompanyFigures.adverts`. */
const advertMonths = 12;

@Injectable()
export class CompaniesService {
  private readonly directory = new VersionedCache(async () => new CompanyDirectory(await this.hiring.findAll()));

  constructor(
    private readonly companies: CompaniesRepository,
    private readonly hiring: HiringCompaniesRepository,
    private readonly history: CompanyHistoryRepository,
    private readonly answers: CompanyAnswersCache,
    private readonly dataVersion: DataVersion,
  ) {}

  /** Companies with open jobs. A job past its closing date is counted for at most one more minute. */
  async list(filter: CompanyFilter): Promise<CompanyListPage> {
    const [directory, answers] = await Promise.all([this.currentDirectory(), this.answers.current()]);
    const { companies, facets } = directory.find(filter);
    const size = limits.companiesPageSize;
    const { page, totalPages, offset } = pageWindow(filter.page, companies.length, size);
    const items = companies.slice(offset, offset + size).map((company) => toCompanyCardResponse(company, answers));
    const jobTotal = companies.reduce((total, { jobCount }) => total + jobCount, 0);
    return { items, page, totalPages, total: companies.length, jobTotal, facets };
  }

  async listForHome(): Promise<HomeCompanies> {
    const { companies } = (await this.currentDirectory()).find(toCompanyFilter({}));
    return { items: companies.slice(0, limits.homeCompanies).map(toHomeCompany), total: companies.length };
  }

  /** @throws CompanyNotFoundError */
  async get(idOrSlug: string): Promise<Company> {
    const company = await findNamed(idOrSlug, (reference) => this.companies.find(reference));
    if (company === null) throw new CompanyNotFoundError();
    return toCompanyResponse(company);
  }

  /** Figures of the open jobs have the age of `list`; the others are read. @throws CompanyNotFoundError */
  async figures(idOrSlug: string): Promise<CompanyFigures> {
    const company = await findNamed(idOrSlug, (reference) => this.companies.findIndustry(reference));
    if (company === null) throw new CompanyNotFoundError();
    const [directory, answers, adverts, since] = await Promise.all([
      this.currentDirectory(),
      this.answers.current(),
      this.history.adverts(company.id, advertMonths),
      this.history.firstYear(company.id),
    ]);
    return {
      ...toOpenJobFigures(directory.get(company.id)),
      payEverywhere: directory.pay,
      adverts,
      since,
      answers: answers.get(company.id) ?? null,
      similar: directory.similarTo(company).map((other) => toCompanyCardResponse(other, answers)),
    };
  }

  /** Median days in which companies answer applications, by company id. Companies with few answers are omitted. */
  async answerDays(): Promise<ReadonlyMap<number, number>> {
    const answers = await this.answers.current();
    return new Map(Array.from(answers, ([id, { medianDays }]) => [id, medianDays]));
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

  private async currentDirectory(): Promise<CompanyDirectory> {
    return this.directory.get(await this.dataVersion.current());
  }
}
