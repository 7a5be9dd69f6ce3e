import { expandTemplate, getCompanyLogo, type Company, type CompanyCard, type CompanySummary } from 'shared-contracts';
import type { CompanyRecord, HiringCompanyRecord } from './companies.repository.ts';

/** Address of a stored logo on our own origin. */
export function logoUrl(hash: string | null): string | null {
  return hash === null ? null : expandTemplate(getCompanyLogo.template, { hash });
}

export function toCompanyCardResponse(company: HiringCompanyRecord): CompanyCard {
  const logo = logoUrl(company.logoHash);
  return {
    id: company.id,
    name: company.name,
    slug: company.slug,
    logoUrl: logo,
    logo,
    industry: company.industry,
    location: company.location,
    jobCount: company.jobCount,
  };
}

export function toCompanySummaryResponse(company: CompanyRecord): CompanySummary {
  const { website, description, employees } = company;
  return { ...toCompanyCardResponse(company), website, description, employees };
}

export function toCompanyResponse(company: CompanyRecord): Company {
  return { ...toCompanySummaryResponse(company), externalId: company.externalId };
}
