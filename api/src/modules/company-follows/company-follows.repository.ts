/** As somebody's export shows it. */
export interface OwnFollow {
  companyId: number;
  company: string;
  since: Date;
}

export abstract class CompanyFollowsRepository {
  /** Numbers of the followed companies, the latest first. */
  abstract list(userId: number): Promise<number[]>;
  /** Twice, or at the same time from two tabs, is once. */
  abstract add(userId: number, companyId: number): Promise<void>;
  abstract remove(userId: number, companyId: number): Promise<void>;
  /** The latest first. */
  abstract listForOwner(userId: number): Promise<OwnFollow[]>;
}
