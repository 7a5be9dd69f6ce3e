import {
  dataOf,
  defineRemote,
  getJob,
  limits,
  listCategories,
  listHomeJobs,
  routes,
  searchJobs,
} from 'shared-contracts';
import en from './i18n/en.json';
import type jobTexts from './components/job/i18n/pt.json';
import type shareTexts from './components/job/Share/i18n/pt.json';
import type comparisonTexts from './features/comparison/i18n/pt.json';
import type searchTexts from './features/job-search/i18n/pt.json';
import type jobMapTexts from './features/job-search/JobMap/i18n/pt.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-jobs': typeof pt &
      typeof jobTexts &
      typeof shareTexts &
      typeof searchTexts &
      typeof comparisonTexts &
      typeof jobMapTexts;
  }
}

const homeJobs = dataOf(listHomeJobs, { arg: {} });

const home = { slot: 'shell.home.main.v1' } as const;

/** Search, job detail and the home page's job strips. */
export const remote = defineRemote({
  id: 'mfe-jobs',
  platform: '^2.0.0',
  owner: { team: 'Pesquisa', people: ['pesquisa@trampolim.example'] },
  routes: [
    {
      path: routes.jobs,
      title: 'meta.jobs.title',
      description: 'meta.jobs.description',
      robots: 'index',
      structuredData: 'job-list',
      access: 'public',
      data: [dataOf(searchJobs)],
      chunk: 'job-search',
    },
    {
      path: routes.comparison,
      title: 'meta.comparison.title',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      data: [dataOf(getJob, { each: { parameter: 'ids', variable: 'id', limit: limits.comparedJobs } })],
      chunk: 'job-tools',
    },
    {
      path: routes.job,
      title: 'meta.job.title',
      description: 'meta.job.description',
      robots: 'index',
      structuredData: 'job',
      access: 'public',
      data: [dataOf(getJob, { decidesStatus: true })],
      chunk: 'job-page',
    },
  ],
  fragments: {
    recent: {
      module: './src/fragments/recent.tsx',
      data: [homeJobs],
      ...home,
      order: 20,
      minHeight: { narrow: 1200, wide: 560 },
    },
    featured: {
      module: './src/fragments/featured.tsx',
      data: [homeJobs],
      ...home,
      order: 30,
      minHeight: { narrow: 1150, wide: 530 },
    },
    categories: {
      module: './src/fragments/categories.tsx',
      ...home,
      order: 10,
      minHeight: { narrow: 260, wide: 280 },
      data: [dataOf(listCategories, { arg: {} })],
    },
  },
  nav: [
    { slot: 'shell.nav.main.v1', label: 'nav.jobs', to: routes.jobs, order: 20, icon: 'briefcase' },
    { slot: 'shell.tabbar.v1', label: 'nav.jobs', to: routes.jobs, order: 20, icon: 'briefcase' },
    { slot: 'shell.footer.candidates.v1', label: 'nav.findJobs', to: routes.jobs, order: 10 },
  ],
  i18n: { pt, en },
});
