import {
  defineRemote,
  getJob,
  limits,
  listCategories,
  routes,
  searchJobs,
  type Language,
  type Variables,
} from 'shared-contracts';
import type { PanelTexts } from './features/job-search/useFilterWords';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

const i18n = { pt, en } satisfies Record<Language, { filters: PanelTexts }>;

/** Queries of the home page's sections. The HTML server sends the same. */
export const homeSearches = {
  relevantFirst: {},
  newestFirst: { sort: 'date' },
  /**
   * The recent jobs are six jobs that are not featured; without featured jobs, they come after the six newest. Two pages of ten
   * contain them if at most fourteen of these jobs are featured.
   */
  nextNewest: { sort: 'date', page: '2' },
} as const;

const search = (arg: Variables) => ({ endpoint: searchJobs.name, template: searchJobs.template, arg });
const relevantFirst = search(homeSearches.relevantFirst);
const newestFirst = search(homeSearches.newestFirst);
const nextNewest = search(homeSearches.nextNewest);

/** Search, job detail and the home page's job strips. */
export const remote = defineRemote({
  id: 'mfe-jobs',
  platform: '^1.1.0',
  routes: [
    {
      path: routes.jobs,
      title: 'meta.jobs.title',
      description: 'meta.jobs.description',
      robots: 'index',
      structuredData: 'job-list',
      access: 'public',
      data: [{ endpoint: searchJobs.name, template: searchJobs.template }],
      chunk: 'job-search',
    },
    {
      path: routes.comparison,
      title: 'meta.comparison.title',
      robots: 'noindex',
      structuredData: 'none',
      access: 'public',
      data: [
        {
          endpoint: getJob.name,
          template: getJob.template,
          each: { parameter: 'ids', variable: 'id', limit: limits.comparedJobs },
        },
      ],
      chunk: 'job-tools',
    },
    {
      path: routes.job,
      title: 'meta.job.title',
      description: 'meta.job.description',
      robots: 'index',
      structuredData: 'job',
      access: 'public',
      data: [{ endpoint: getJob.name, template: getJob.template, decidesStatus: true }],
      chunk: 'job-page',
    },
  ],
  fragments: {
    recent: { module: './src/fragments/recent.tsx', data: [relevantFirst, newestFirst, nextNewest] },
    featured: { module: './src/fragments/featured.tsx', data: [relevantFirst, newestFirst] },
    categories: {
      module: './src/fragments/categories.tsx',
      data: [{ endpoint: listCategories.name, template: listCategories.template, arg: {} }],
    },
  },
  nav: [{ slot: 'shell.nav.main.v1', label: 'nav.jobs', to: routes.jobs, order: 20 }],
  i18n,
});
