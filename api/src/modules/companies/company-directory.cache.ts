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
 * The companies with open jobs, folded and sorted once per data version. Sorting in the process instead of in SQL gives
 * the accents and order of the search and of Portuguese on any database locale.
 */
export class CompanyDirectory {
  private readonly sorted: Readonly<Record<CompanySort, readonly Entry[]>>;

  constructor(companies: readonly HiringCompanyRecord[]) {
    const entries = companies.map((company) => ({ company, words: fold(`${company.name} ${company.industry ?? ''}`) }));
    const name = entries.toSorted(byName);
    this.sorted = { name, jobs: name.toSorted(byJobs) };
  }

  /** Companies with every word of the search in their name or industry. */
  find({ search, sort }: Pick<CompanyFilter, 'search' | 'sort'>): HiringCompanyRecord[] {
    const wanted = fold(search).split(/\s+/);
    const found = this.sorted[sort].filter(({ words }) => wanted.every((word) => words.includes(word)));
    return found.map(({ company }) => company);
  }
}
