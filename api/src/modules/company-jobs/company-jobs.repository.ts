export abstract class CompanyJobsRepository {
  abstract countOpen(companyId: number, now: Date): Promise<number>;
  /** Numbers of a company's open jobs, the newest first. */
  abstract findOpenIds(companyId: number, now: Date, window: { offset: number; limit: number }): Promise<number[]>;
}
