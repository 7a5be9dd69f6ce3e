import type { Reference } from '../../http/id-or-slug.ts';
import type { CompanyLogoEntity } from './entities/company-logo.entity.ts';
import type { CompanyEntity } from './entities/company.entity.ts';

/** A company and what is counted for it. */
export interface CompanyRecord extends CompanyEntity {
  /** Open jobs. */
  jobCount: number;
}

/** What a list shows of a company with open jobs. */
export type HiringCompanyRecord = Pick<
  CompanyRecord,
  'id' | 'name' | 'slug' | 'industry' | 'location' | 'logoHash' | 'jobCount'
>;

export type CompanyLogo = CompanyLogoEntity;

export abstract class CompaniesRepository {
  abstract find(reference: Reference): Promise<CompanyRecord | null>;
  /** Number of a company, whatever names it. */
  abstract findId(reference: Reference): Promise<number | null>;
  /** Every company that has an open job, in no order. */
  abstract findHiring(): Promise<HiringCompanyRecord[]>;
  /** The same with every column, in no order. */
  abstract findHiringRecords(): Promise<CompanyRecord[]>;
  abstract findLogo(hash: string): Promise<CompanyLogo | null>;
}
