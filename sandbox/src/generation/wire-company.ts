import { isoTime } from './calendar.ts';
import type { Company } from './companies.ts';

/** A company as it goes over the wire. */
export function toWireCompany(company: Company) {
  return {
    id: company.id,
    name: company.name,
    logo_url: company.logoUrl,
    website: company.website,
    industry: company.industry.name,
    location: company.place.municipality.name,
    employees: company.employees,
    description: company.description,
    updated_at: isoTime(company.updatedAt),
  };
}
