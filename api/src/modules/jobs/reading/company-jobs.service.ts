import { Injectable } from '@nestjs/common';
import { limits, pageWindow, type CompanyJobsPage } from 'shared-contracts';
import { CatalogueService } from './catalogue.service.ts';
import { CompaniesService } from '../../companies/index.ts';
import { CompanyJobsRepository } from './company-jobs.repository.ts';

@Injectable()
export class CompanyJobsService {
  constructor(
    private readonly jobs: CompanyJobsRepository,
    private readonly companies: CompaniesService,
    private readonly catalogue: CatalogueService,
  ) {}

  /** One page of a company's open jobs, newest first. @throws CompanyNotFoundError */
  async list(idOrSlug: string, requestedPage: number): Promise<CompanyJobsPage> {
    const now = new Date();
    const companyId = await this.companies.requireId(idOrSlug);
    const total = await this.jobs.countOpen(companyId, now);
    const limit = limits.companyJobsPageSize;
    const { page, totalPages, offset } = pageWindow(requestedPage, total, limit);
    const ids = await this.jobs.findOpenIds(companyId, now, { offset, limit });
    return { items: await this.catalogue.cards(ids, now), page, totalPages, total, now: now.toISOString() };
  }
}
