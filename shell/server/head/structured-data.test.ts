import { answers, buildWholeCompany, endpoints, headOf, site } from '../test/build-head.ts';
import { buildSearchPage } from '../test/build-job.ts';
import { canonicalOf, metaOf, schemaObjectsOf, titleOf } from '../test/page-reader.ts';
import { faqPage } from './structured-data.ts';

const questions = {
  pt: [{ question: 'Tenho de me registar?', answer: 'Não.' }],
  en: [{ question: 'Do I have to register?', answer: 'No.' }],
};

describe('the FAQ page', () => {
  it('lists the questions and answers of the page in its language (T17)', () => {
    expect(faqPage({ questions }, 'en')).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Do I have to register?',
            acceptedAnswer: { '@type': 'Answer', text: 'No.' },
          },
        ],
      },
    ]);
  });

  it('is absent for a page without questions', () => {
    expect(faqPage({}, 'pt')).toEqual([]);
    expect(faqPage({ questions: { ...questions, pt: [] } }, 'pt')).toEqual([]);
  });
});

const companyPage = (given: Parameters<typeof buildWholeCompany>[0] = {}) =>
  headOf('/companies/atlantico', answers({ [endpoints.company]: buildWholeCompany(given) }));

const listPage = (url: string, given: object = {}) =>
  headOf(url, answers({ [endpoints.companies]: { items: [], page: 1, totalPages: 9, total: 99, ...given } }));

describe('the head of a company', () => {
  it('describes the organization (T17)', () => {
    const head = companyPage({
      description: 'Barcos à vela. '.repeat(30),
      logoUrl: '/api/company-logos/f00',
      location: 'Setúbal',
      employees: 40,
    });
    expect(titleOf(head)).toBe('Atlântico | Trampolim');
    expect(metaOf(head, 'og:description')).toMatch(/^Barcos à vela\./);
    expect(metaOf(head, 'description')?.length).toBeLessThanOrEqual(160);
    const [organization, crumbs] = schemaObjectsOf(head);
    expect(organization).toEqual({
      '@type': 'Organization',
      name: 'Atlântico',
      sameAs: 'https://atlantico.example',
      logo: `${site}/api/company-logos/f00`,
      description: 'Barcos à vela. '.repeat(30),
      address: { '@type': 'PostalAddress', addressLocality: 'Setúbal' },
      numberOfEmployees: { '@type': 'QuantitativeValue', value: 40 },
    });
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, item: `${site}/home` },
      { position: 2, name: 'Empresas', item: `${site}/companies` },
      { position: 3, name: 'Atlântico', item: `${site}/companies/atlantico` },
    ]);
  });

  it('has a different title for each page of its jobs', () => {
    const head = headOf(
      '/companies/atlantico?page=9&lng=en',
      answers({ [endpoints.company]: buildWholeCompany(), [endpoints.companyJobs]: { items: [], page: 2 } }),
    );
    expect(titleOf(head)).toBe('Atlântico · page 2 | Trampolim');
  });

  it('omits unknown values (T1)', () => {
    const head = companyPage({ website: 'javascript:alert(1)' });
    expect(schemaObjectsOf(head)[0]).toEqual({ '@type': 'Organization', name: 'Atlântico' });
    expect(metaOf(head, 'description')).toBe('Quem recruta.');
  });

  it.each([
    [1, 'index,follow'],
    [0, 'noindex,follow'],
  ])('with %d open jobs is %s', (jobCount, robots) => {
    expect(metaOf(companyPage({ jobCount }), 'robots')).toBe(robots);
  });
});

describe('the head of the companies', () => {
  it('has only the page parameter in the canonical address', () => {
    const head = listPage('/companies?sort=jobs&page=3&gh_src=x&lng=en', { page: 3 });
    expect(canonicalOf(head)).toBe(`${site}/companies?page=3&lng=en`);
    expect(titleOf(head)).toBe('Companies hiring · page 3 | Trampolim');
    expect(metaOf(head, 'robots')).toBe('index,follow');
  });

  it('has the search text and the page number in the title', () => {
    const head = listPage('/companies?search=%20saude&page=99', { page: 3 });
    expect(titleOf(head)).toMatch(/^saude · .+ · página 3 \| Trampolim$/);
  });

  it.each([
    ['/companies', {}, 'index,follow'],
    ['/companies?search=barcos', {}, 'noindex,follow'],
    ['/companies?city=porto', {}, 'noindex,follow'],
    ['/companies?search=%20&sort=name', {}, 'index,follow'],
    ['/companies', { total: 0 }, 'noindex,follow'],
  ])('%s with %j is %s', (url, given, robots) => {
    const head = listPage(url, given);
    expect([metaOf(head, 'robots'), canonicalOf(head)]).toEqual([robots, `${site}/companies`]);
  });
});

it('does not treat a page that embeds jobs as a search: indexable, without a query', () => {
  const head = headOf(
    '/home?keyword=x&page=2',
    answers({ [endpoints.search]: buildSearchPage({ total: 0, page: 2 }) }),
  );
  expect([metaOf(head, 'robots'), canonicalOf(head)]).toEqual(['index,follow', `${site}/home`]);
  expect(head).not.toContain('rss+xml');
});
