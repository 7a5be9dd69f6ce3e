import {
  dataOf,
  defineRemote,
  getCompany,
  getCompanyFigures,
  listCompanies,
  listCompanyJobs,
  listHomeCompanies,
  routes,
} from 'shared-contracts';
import type listTexts from './features/company-list/i18n/pt.json';
import type pageTexts from './features/company-page/i18n/pt.json';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-companies': typeof pt & typeof listTexts & typeof pageTexts;
  }
}

/** `/companies/{id}` of SPEC §2. The parameter has the name of `getCompany`'s variable, so the URL fills the template. */
export const companyRoute = '/companies/:companyId';

/** The list of companies, a company's page, and the home page's companies. */
export const remote = defineRemote({
  id: 'mfe-companies',
  platform: '^2.0.0',
  owner: { team: 'Empresas', people: ['empresas@trampolim.example'] },
  routes: [
    {
      path: routes.companies,
      title: 'meta.companies.title',
      description: 'meta.companies.description',
      robots: 'index',
      structuredData: 'company-list',
      access: 'public',
      data: [dataOf(listCompanies)],
    },
    {
      path: companyRoute,
      title: 'meta.company.title',
      description: 'meta.company.description',
      robots: 'index',
      structuredData: 'company',
      access: 'public',
      data: [
        dataOf(getCompany, { decidesStatus: true }),
        dataOf(listCompanyJobs),
        dataOf(getCompanyFigures, { optional: true }),
      ],
    },
  ],
  fragments: {
    companies: {
      module: './src/fragments/companies.tsx',
      slot: 'shell.home.main.v1',
      order: 40,
      minHeight: { narrow: 480, wide: 480 },
      data: [dataOf(listHomeCompanies, { arg: {} })],
    },
  },
  nav: [
    { slot: 'shell.nav.main.v1', label: 'nav.companies', to: routes.companies, order: 30, icon: 'people' },
    { slot: 'shell.footer.candidates.v1', label: 'nav.companies', to: routes.companies, order: 20 },
  ],
  i18n: { pt, en },
});
