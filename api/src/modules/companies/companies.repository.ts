import type { Reference } from '../../http/id-or-slug.ts';
import type { CompanyLogoEntity } from './entities/company-logo.entity.ts';
import type { CompanyEntity } from './entities/company.entity.ts';

/** A company and what is counted for it. */
export interface CompanyRecord extends CompanyEntity {
  /** Open jobs. */
  jobCount: number;
}

export type CompanyLogo = CompanyLogoEntity;

export abstract class CompaniesRepository {
  abstract find(reference: Reference): Promise<CompanyRecord | null>;
  abstract findLogo(hash: string): Promise<CompanyLogo | null>;
}
