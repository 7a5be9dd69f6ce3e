import { defineEndpoint } from './endpoint.ts';

export interface CompanySummary {
  id: number;
  name: string;
  slug: string;
  /** Address on our own origin, or null: the placeholder is drawn by the client. */
  logoUrl: string | null;
  logo: string | null;
  website: string | null;
  description: string | null;
  industry: string | null;
  location: string | null;
  employees: number | null;
  /** Open jobs. */
  jobCount: number;
}

export interface Company extends CompanySummary {
  externalId: string;
}

/** `companyId` is the number or the slug. 404 `company_not_found`. */
export const getCompany = defineEndpoint<{ companyId: string }, Company>({
  name: 'getCompany',
  method: 'GET',
  template: '/api/proxy/companies/{companyId}',
  tags: ['Company'],
});

/** The image itself, immutable: `hash` names its content. */
export const getCompanyLogo = defineEndpoint<{ hash: string }, Blob>({
  name: 'getCompanyLogo',
  method: 'GET',
  template: '/api/company-logos/{hash}',
});
