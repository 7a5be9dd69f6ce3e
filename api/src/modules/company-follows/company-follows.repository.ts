/** A follow, with the fields for the export. */
export interface OwnFollow {
  companyId: number;
  company: string;
  since: Date;
}

export abstract class CompanyFollowsRepository {
  /** Ids of the followed companies, latest first. */
  abstract list(userId: number): Promise<number[]>;
  /** Idempotent, also under concurrent calls. */
  abstract add(userId: number, companyId: number): Promise<void>;
  abstract remove(userId: number, companyId: number): Promise<void>;
  /** Latest first. */
  abstract listForOwner(userId: number): Promise<OwnFollow[]>;
}
