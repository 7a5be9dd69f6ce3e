import { lazyPage } from 'platform';
import { routes } from 'shared-contracts';
import { ComparisonPage } from './features/comparison/LazyComparisonPage';

const search = lazyPage(
  routes.jobs,
  async () => (await import(/* webpackChunkName: "job-search" */ './features/job-search/JobSearchPage')).JobSearchPage,
);
const job = lazyPage(
  routes.job,
  async () => (await import(/* webpackChunkName: "job-page" */ './features/job-detail/JobDetailPage')).JobDetailPage,
);

export const pages = [search, job];
export const JobSearchPage = search.Page;
export const JobDetailPage = job.Page;
export { ComparisonPage };
