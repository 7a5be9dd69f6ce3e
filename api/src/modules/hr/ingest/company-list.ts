import { normaliseCompany } from '../normalise/normalise-company.ts';
import type { NormalisedCompany, Refusal } from '../normalise/normalised.ts';

/** The companies of one read. For duplicate ids the last row is used. */
export class CompanyList {
  /** Invalid rows. */
  readonly refusals: Refusal[] = [];
  private readonly byId = new Map<string, NormalisedCompany>();

  constructor(private readonly hrUrl: string) {}

  add(rows: readonly unknown[]): void {
    for (const row of rows) {
      const company = normaliseCompany(row, this.hrUrl);
      if ('refused' in company) this.refusals.push(company);
      else this.byId.set(company.externalId, company);
    }
  }

  all(): NormalisedCompany[] {
    return [...this.byId.values()];
  }
}
