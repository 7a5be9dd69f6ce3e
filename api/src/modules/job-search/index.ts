export { JobSearchModule } from './job-search.module.ts';
