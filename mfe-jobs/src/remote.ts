import { defineRemote, getJob, listCities, routes, searchJobs } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

/** Search, job detail and the home page's job strips. */
export const remote = defineRemote({
  id: 'mfe-jobs',
  platform: '^1.0.0',
  routes: [
    {
      path: routes.jobs,
      title: 'meta.jobs.title',
      description: 'meta.jobs.description',
      robots: 'index',
      structuredData: 'job-list',
      access: 'public',
      data: [
        { endpoint: searchJobs.name, template: searchJobs.template },
        { endpoint: listCities.name, template: listCities.template },
      ],
    },
    {
      path: routes.job,
      title: 'meta.job.title',
      description: 'meta.job.description',
      robots: 'index',
      structuredData: 'job',
      access: 'public',
      data: [{ endpoint: getJob.name, template: getJob.template, decidesStatus: true }],
    },
  ],
  fragments: {
    recent: './src/fragments/recent.tsx',
    featured: './src/fragments/featured.tsx',
    categories: './src/fragments/categories.tsx',
  },
  nav: [{ slot: 'shell.nav.main.v1', label: 'nav.jobs', to: routes.jobs, order: 20 }],
  i18n: { pt, en },
});
