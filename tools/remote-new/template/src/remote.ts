import { dataOf, defineRemote, listCompanies } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-template': typeof pt;
  }
}

export const path = '/template';

/** Variables of the request, which the HTML server sends too. */
export const mostJobsFirst = { sort: 'jobs' } as const;

export const remote = defineRemote({
  id: 'mfe-template',
  platform: '^2.1.0',
  routes: [
    {
      path,
      title: 'meta.title',
      description: 'meta.description',
      robots: 'index',
      structuredData: 'none',
      access: 'public',
      data: [dataOf(listCompanies, { arg: mostJobsFirst })],
    },
  ],
  // <fragment>
  fragments: {
    highlights: {
      module: './src/fragments/highlights.tsx',
      slot: 'shell.home.main.v1',
      order: 90,
      minHeight: { narrow: 331, wide: 358 },
      data: [dataOf(listCompanies, { arg: mostJobsFirst })],
    },
  },
  // </fragment>
  nav: [{ slot: 'shell.nav.main.v1', label: 'nav', to: path, order: 90, icon: 'info' }],
  i18n: { pt, en },
});
