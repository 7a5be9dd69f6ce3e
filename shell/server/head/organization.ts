import { type Company, brand, languages, routes } from 'shared-contracts';

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

/** T16: the site and its publisher. */
export function websiteAndPublisher({ publicUrl, logo }: { publicUrl: string; logo: string }): readonly object[] {
  const url = `${publicUrl}/`;
  const target = `${publicUrl}${routes.jobs}?keyword={search_term_string}`;
  return [
    {
      '@type': 'WebSite',
      name: brand.name,
      url,
      inLanguage: languages,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: target },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', name: brand.name, url, logo, sameAs: brand.social.map((one) => one.url) },
  ];
}

/** An address on our own origin, or an external http address unchanged; null for anything else. */
function absoluteUrl(publicUrl: string, address: string | null): string | null {
  if (address === null || !URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

/** T1: no null, no empty text, no empty list. */
export function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}
