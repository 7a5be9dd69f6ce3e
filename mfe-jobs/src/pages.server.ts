import type { LazyPage } from 'platform';

/** The HTML server renders synchronously, so its pages are part of its bundle. */
export const pages: readonly LazyPage[] = [];
export { ComparisonPage } from './features/comparison/ComparisonPage';
export { JobDetailPage } from './features/job-detail/JobDetailPage';
export { JobSearchPage } from './features/job-search/JobSearchPage';
