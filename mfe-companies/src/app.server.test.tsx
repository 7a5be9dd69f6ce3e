import type { ServerEntry } from 'platform';
import { getCompany, listHomeCompanies, type PageContext, type PrimedEntry } from 'shared-contracts';
import { declaredData } from 'shared-contracts/testing';
import app from './app';
import companies from './fragments/companies';
import {
  buildCompany,
  buildCompanyCard,
  buildCompanyJobs,
  buildCompanyList,
  buildFigures,
  primedCompany,
  primedList,
} from './testing/build-company';
import { remote } from './remote';

// Under the `server` condition createRemote and createFragment return server entries; their types are those of the browser.
const page = app as unknown as ServerEntry;
const fragment = companies as unknown as ServerEntry;
const context: PageContext = {
  language: 'pt',
  status: 200,
  publicUrl: 'https://site.example',
  employerAppUrl: 'https://site.example/e',
  blogUrl: 'https://site.example/b',
};
const render = (entry: ServerEntry, path: string, data: readonly PrimedEntry[], language: 'pt' | 'en' = 'pt') =>
  entry.render({ path, data, language, context: { ...context, language } })?.html.replaceAll('\u00A0', ' ');

const list = buildCompanyList([buildCompanyCard('Vela Digital')], { page: 2, totalPages: 3, total: 25 });
const path = '/companies/vela-digital-3';
const primedHome = [{ template: listHomeCompanies.template, arg: {}, value: { items: list.items, total: list.total } }];

describe('server-rendered companies', () => {
  it('render the list with links, pagination and a form', () => {
    const html = render(page, '/companies?search=vela&page=2', primedList(list, { search: 'vela', page: '2' }));
    expect(html).toContain('href="/companies/empresa-3"');
    expect(html).toContain('href="/companies?search=vela&amp;page=3"');
    expect(html).toMatch(/<form[^<>]{0,200}action="\/companies"[^<>]{0,200}method="get"/);
    expect(html).toMatch(/25 empresas<\/b>.{1,20}com 14 ofertas em aberto/);
    expect(html).toMatch(/<noscript><button[^<>]{0,200}form="company-search"/);
    expect(html).not.toContain(' style=');
  });

  it('render the company with its open jobs and figures', () => {
    const html = render(page, path, primedCompany(buildCompany(), buildCompanyJobs({ totalPages: 2 }), buildFigures()));
    for (const words of [
      'Vela Digital</h1>',
      '1 200 pessoas',
      'lojas de bairro',
      'Analista de Dados',
      '2 100 – 2 600 €',
      '11 em 14 ofertas',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toContain(`href="${path}?page=2"`);
    expect(html).not.toContain(' style=');
  });

  it('render the company without its figures if their response is missing', () => {
    expect(render(page, path, primedCompany(buildCompany(), buildCompanyJobs()))).toContain('Analista de Dados');
  });

  it('render in English', () => {
    expect(render(page, path, primedCompany(buildCompany(), buildCompanyJobs()), 'en')).toContain('Open jobs');
  });

  it('render the not-found page', () => {
    const error = { status: 404, data: { error: 'x', message: 'x', code: 'company_not_found' as const } };
    const data = [{ template: getCompany.template, arg: { companyId: 'nada' }, error }];
    expect(render(page, '/companies/nada', data)).toContain('Empresa não encontrada');
  });

  it('render the companies of the home page', () => {
    const html = render(fragment, '/home', primedHome);
    expect(html).toContain('href="/companies/empresa-3"');
    expect(html).toContain('Todas as empresas');
  });

  it('render without React warnings', () => {
    const complaint = jest.spyOn(console, 'error');
    render(page, '/companies', primedList(list));
    render(page, path, primedCompany(buildCompany(), buildCompanyJobs(), buildFigures()));
    render(fragment, '/home', primedHome);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('render nothing if the response is missing', () => {
    expect(page.render({ path: '/companies', data: [], language: 'pt', context })).toBeNull();
    expect(page.render({ path, data: [], language: 'pt', context })).toBeNull();
    expect(fragment.render({ path: '/home', data: [], language: 'pt', context })).toBeNull();
  });
});

it('has a query for all data that it declares', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  page.render({ path: '/nothing', data: declaredData(remote), language: 'pt', context });
  expect(complaint.mock.calls).toEqual([]);
});
