import { defineRemote, getCompany, routes } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { companyRoute } from './company-route';

/** The list of companies and a company's page. */
export const remote = defineRemote({
  id: 'mfe-companies',
  platform: '^1.0.0',
  routes: [
    {
      path: routes.companies,
      title: 'meta.companies.title',
      description: 'meta.companies.description',
      robots: 'index',
      structuredData: 'company-list',
      access: 'public',
    },
    {
      path: companyRoute,
      title: 'meta.company.title',
      description: 'meta.company.description',
      robots: 'index',
      structuredData: 'company',
      access: 'public',
      data: [{ endpoint: getCompany.name, template: getCompany.template, decidesStatus: true }],
    },
  ],
  nav: [{ slot: 'shell.nav.main.v1', label: 'nav.companies', to: routes.companies, order: 30 }],
  i18n: { pt, en },
});
