export { CompanyJobsModule } from './company-jobs.module.ts';
