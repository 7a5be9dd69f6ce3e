import type { Reference } from '../../http/id-or-slug.ts';
import type { CompanyLogoEntity } from './entities/company-logo.entity.ts';
import type { CompanyEntity } from './entities/company.entity.ts';

/** A company and its job count. */
export interface CompanyRecord extends CompanyEntity {
  /** Open jobs. */
  jobCount: number;
}

/** The columns of companies in lists. */
export type HiringCompanyRecord = Pick<
  CompanyRecord,
  'id' | 'name' | 'slug' | 'industry' | 'location' | 'logoHash' | 'jobCount'
>;

export type CompanyLogo = CompanyLogoEntity;

export abstract class CompaniesRepository {
  abstract find(reference: Reference): Promise<CompanyRecord | null>;
  /** Id of a company. */
  abstract findId(reference: Reference): Promise<number | null>;
  /** All companies with an open job, unordered. */
  abstract findHiring(): Promise<HiringCompanyRecord[]>;
  /** The same companies with all columns, unordered. */
  abstract findHiringRecords(): Promise<CompanyRecord[]>;
  abstract findLogo(hash: string): Promise<CompanyLogo | null>;
}
