import { routes } from 'shared-contracts';
import { buildJob, buildSearchPage } from '../test/build-job.ts';
import { answers, buildWholeCompany, endpoints, findOwner, headOf, site } from '../test/build-head.ts';
import { alternatesOf, canonicalOf, metaOf, schemaObjectsOf, titleOf } from '../test/page-reader.ts';

const data = {
  job: answers({ [endpoints.job]: buildJob() }),
  search: answers({ [endpoints.search]: buildSearchPage() }),
  company: answers({ [endpoints.company]: buildWholeCompany() }),
  companies: answers({ [endpoints.companies]: { items: [], page: 1, totalPages: 1, total: 3 } }),
};

interface Row {
  url: string;
  canonical: string;
  robots: 'index' | 'noindex';
  schemaTypes: readonly string[];
  data?: keyof typeof data;
}

const start = ['WebSite', 'Organization'];
const plain = (url: string): Row => ({ url, canonical: url, robots: 'index', schemaTypes: [] });

/** Every public route of SPEC §2. */
const table: readonly Row[] = [
  { ...plain('/'), schemaTypes: start },
  { ...plain('/coming-soon'), canonical: '/' },
  { ...plain('/home'), schemaTypes: start },
  { ...plain('/jobs'), schemaTypes: ['ItemList', 'BreadcrumbList'], data: 'search' },
  { ...plain('/jobs/analista-de-dados-12'), schemaTypes: ['JobPosting', 'BreadcrumbList'], data: 'job' },
  { ...plain('/jobs/comparar?ids=12'), canonical: '/jobs/comparar', robots: 'noindex' },
  { ...plain('/jobs/12/apply'), robots: 'noindex' },
  { ...plain('/companies'), schemaTypes: ['BreadcrumbList'], data: 'companies' },
  { ...plain('/companies/atlantico'), schemaTypes: ['Organization', 'BreadcrumbList'], data: 'company' },
  { ...plain('/auth?mode=register'), canonical: '/auth', robots: 'noindex' },
  { ...plain('/verify-email?token=secret'), canonical: '/verify-email', robots: 'noindex' },
  { ...plain('/reset-password?token=secret'), canonical: '/reset-password', robots: 'noindex' },
  ...[routes.mobileApp, routes.terms, routes.privacy, routes.contact, routes.faq].map(plain),
];

/** Pages of the signed-in user, or of the owner of a link. */
const personal: readonly string[] = [
  routes.account,
  routes.newsletterAdmin,
  routes.teams,
  routes.application,
  routes.confirmAlerts,
  routes.cancelRegistration,
  routes.linkAddress,
  routes.alerts,
];

it('the table has every public route', () => {
  const patterns = table.map(({ url }) => findOwner(url.split('?', 1)[0] ?? '')?.pattern);
  const expected = Object.values(routes).filter((path) => !personal.includes(path) && path !== routes.company);
  expect(new Set(patterns)).toEqual(new Set([...expected, '/companies/:companyId']));
  expect(patterns).toHaveLength(expected.length + 1);
});

const needed = [
  'description',
  'robots',
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:locale:alternate',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
];

describe.each(table)('$url', ({ url, canonical, robots, schemaTypes, data: name }) => {
  const given = name === undefined ? [] : data[name];
  const english = url.includes('?') ? `${url}&lng=en` : `${url}?lng=en`;
  const pages = {
    pt: headOf(`${url}${url.includes('?') ? '&' : '?'}utm_source=mail`, given),
    en: headOf(english, given),
  };

  it('has a canonical address in its own language (T22)', () => {
    expect(canonicalOf(pages.pt)).toBe(site + canonical);
    expect(canonicalOf(pages.en)).toBe(`${site}${canonical}?lng=en`);
    expect(pages.pt.match(/rel="canonical"/g)).toHaveLength(1);
  });

  it('has the same alternates in each language (T23)', () => {
    const expected = { 'pt-PT': site + canonical, en: `${site}${canonical}?lng=en`, 'x-default': site + canonical };
    expect(alternatesOf(pages.pt)).toEqual(expected);
    expect(alternatesOf(pages.en)).toEqual(expected);
  });

  it.each(['pt', 'en'] as const)('has the preview fields in %s (T27)', (language) => {
    const head = pages[language];
    expect(titleOf(head)).toBeTruthy();
    for (const one of needed) expect([one, metaOf(head, one)]).toEqual([one, expect.stringMatching(/\S/)]);
    expect(metaOf(head, 'og:url')).toBe(canonicalOf(head));
    expect(metaOf(head, 'og:locale')).toBe(language === 'pt' ? 'pt_PT' : 'en_US');
    expect(metaOf(head, 'og:image')).toMatch(/^https:\/\/trampolim\.test\/.+\.png/);
  });

  it(`is ${robots}, and has structured data of types: ${schemaTypes.join(', ') || 'none'} (T17)`, () => {
    expect(metaOf(pages.pt, 'robots')).toBe(`${robots},follow`);
    expect(schemaObjectsOf(pages.pt).map((object) => object['@type'])).toEqual(schemaTypes);
  });
});
