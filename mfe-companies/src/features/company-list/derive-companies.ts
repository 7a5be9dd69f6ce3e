import { fold, limits, type JobCard } from 'shared-contracts';

export interface HiringCompany {
  id: number;
  name: string;
  slug: string;
  logoUrl: string | null;
  /** Open jobs. */
  jobCount: number;
}

/** The companies behind a list of jobs, alphabetical, with their number of jobs (SPEC §3). */
export function deriveCompanies(jobs: readonly JobCard[]): HiringCompany[] {
  const companies = new Map<number, HiringCompany>();
  for (const { companyId: id, companyName: name, companySlug: slug, logoUrl } of jobs) {
    const jobCount = (companies.get(id)?.jobCount ?? 0) + 1;
    companies.set(id, { id, name, slug, logoUrl, jobCount });
  }
  return [...companies.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pt'));
}

/** Case and accents do not matter. */
export function searchCompanies(companies: readonly HiringCompany[], name: string): readonly HiringCompany[] {
  const wanted = fold(name.trim());
  return companies.filter((company) => fold(company.name).includes(wanted));
}

export interface CompanyListSlice {
  items: readonly HiringCompany[];
  /** Beyond the end it is the last one. */
  page: number;
  totalPages: number;
}

export function sliceCompanies(companies: readonly HiringCompany[], asked: number): CompanyListSlice {
  const size = limits.companiesPageSize;
  const totalPages = Math.max(1, Math.ceil(companies.length / size));
  const page = Math.min(Math.max(1, asked), totalPages);
  return { items: companies.slice((page - 1) * size, page * size), page, totalPages };
}
