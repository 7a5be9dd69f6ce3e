import { lazyPage } from 'platform';
import { routes } from 'shared-contracts';

const search = lazyPage(
  routes.jobs,
  async () => (await import(/* webpackChunkName: "job-search" */ './features/job-search/JobSearchPage')).JobSearchPage,
);
const comparison = lazyPage(
  routes.comparison,
  async () => (await import(/* webpackChunkName: "job-tools" */ './features/comparison/ComparisonPage')).ComparisonPage,
);
const job = lazyPage(
  routes.job,
  async () => (await import(/* webpackChunkName: "job-page" */ './features/job-detail/JobDetailPage')).JobDetailPage,
);

export const pages = [search, comparison, job];
export const JobSearchPage = search.Page;
export const ComparisonPage = comparison.Page;
export const JobDetailPage = job.Page;
