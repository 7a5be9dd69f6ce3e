import type { Company } from 'shared-contracts';
import { absoluteUrl } from './absolute-url.ts';
import { withoutEmpty } from './without-empty.ts';

interface KnownOrganization {
  name: string;
  website: string | null;
  /** Address on our own origin. */
  logo: string | null;
}

/** T5: the hiring organization. */
export function organization({ name, website, logo }: KnownOrganization, publicUrl: string): Record<string, unknown> {
  return withoutEmpty({
    '@type': 'Organization',
    name,
    sameAs: website !== null && /^https?:\/\//i.test(website) ? website : null,
    logo: absoluteUrl(publicUrl, logo),
  });
}

/** T17: all the values that a company's page shows, and no others. */
export function companyOrganization(company: Company, publicUrl: string): object {
  const { name, website, logoUrl, description, location, employees } = company;
  return withoutEmpty({
    ...organization({ name, website, logo: logoUrl }, publicUrl),
    description,
    address: location === null ? null : { '@type': 'PostalAddress', addressLocality: location },
    numberOfEmployees: employees === null ? null : { '@type': 'QuantitativeValue', value: employees },
  });
}
