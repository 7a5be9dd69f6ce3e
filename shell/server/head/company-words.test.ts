import { getCompany, listCompanies, listCompanyJobs, routes, type Language } from 'shared-contracts';
import type { RouteAnswer } from '../data/route-data.ts';
import { companySearchOf, companyWords } from './company-words.ts';

const declared = { title: 'Empresas a recrutar', description: 'Conheça as empresas.' };
const answered = (endpoint: string, value: object): RouteAnswer => ({
  endpoint,
  arg: {},
  decidesStatus: false,
  answer: { kind: 'value', value, version: '1' },
});
const company = (description: string | null) => answered(getCompany.name, { name: 'Vela Digital', description });

function words(pattern: string, search: string, data: RouteAnswer[], language: Language = 'pt') {
  return companyWords({ pattern }, declared, { language, query: new URLSearchParams(search) }, data);
}

describe('companyWords', () => {
  it('are those of the company', () => {
    const data = [company('Fazemos a aplicação das lojas.'), answered(listCompanyJobs.name, { page: 1 })];
    expect(words('/companies/:companyId', '', data)).toEqual({
      title: 'Vela Digital',
      description: 'Fazemos a aplicação das lojas.',
    });
  });

  it('tell pages of positions apart, and describe who does not', () => {
    const data = [company(null), answered(listCompanyJobs.name, { page: 2 })];
    expect(words('/companies/:companyId', '?page=9', data, 'en')).toEqual({
      title: 'Vela Digital · page 2',
      description: declared.description,
    });
  });

  it('name the search and the page that is shown', () => {
    const data = [answered(listCompanies.name, { page: 3 })];
    expect(words(routes.companies, '?search=%20saude&page=99', data)?.title).toBe(
      'saude · Empresas a recrutar · página 3',
    );
    expect(words(routes.companies, '', [])).toEqual(declared);
  });

  it('leave every other page alone, also one that shows companies', () => {
    expect(words(routes.home, '?search=x', [answered(listCompanies.name, { page: 1 })])).toBeNull();
    expect(companySearchOf({ pattern: routes.home }, new URLSearchParams('search=x'))).toBe('');
  });
});
