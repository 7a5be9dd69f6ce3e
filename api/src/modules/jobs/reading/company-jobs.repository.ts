export abstract class CompanyJobsRepository {
  abstract countOpen(companyId: number, now: Date): Promise<number>;
  /** Ids of a company's open jobs, newest first. */
  abstract findOpenIds(companyId: number, now: Date, window: { offset: number; limit: number }): Promise<number[]>;
}
