import { fold, type CompanyFilter, type CompanySort } from 'shared-contracts';
import type { HiringCompanyRecord } from './companies.repository.ts';

interface Entry {
  company: HiringCompanyRecord;
  /** Name and industry, folded. */
  words: string;
}

const portuguese = new Intl.Collator('pt');
const byName = (a: Entry, b: Entry) =>
  portuguese.compare(a.company.name, b.company.name) || a.company.id - b.company.id;
const byJobs = (a: Entry, b: Entry) => b.company.jobCount - a.company.jobCount;

/**
 * The companies with open jobs, folded and sorted once for each state of the catalogue. In the process and not in SQL, so
 * that accents and order are those of the search and of Portuguese, whatever locales a database server has.
 */
export class CompanyDirectory {
  private readonly sorted: Readonly<Record<CompanySort, readonly Entry[]>>;

  constructor(companies: readonly HiringCompanyRecord[]) {
    const entries = companies.map((company) => ({ company, words: fold(`${company.name} ${company.industry ?? ''}`) }));
    const name = entries.toSorted(byName);
    this.sorted = { name, jobs: name.toSorted(byJobs) };
  }

  /** Those that have every word of the search somewhere in name or industry. */
  find({ search, sort }: Pick<CompanyFilter, 'search' | 'sort'>): HiringCompanyRecord[] {
    const wanted = fold(search).split(/\s+/);
    const found = this.sorted[sort].filter(({ words }) => wanted.every((word) => words.includes(word)));
    return found.map(({ company }) => company);
  }
}
