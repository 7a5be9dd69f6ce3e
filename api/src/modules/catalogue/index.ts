export { JobClosedError, JobNotFoundError } from './catalogue.errors.ts';
export { CatalogueModule } from './catalogue.module.ts';
export { CatalogueService } from './catalogue.service.ts';
export type { JobCardRecord, JobRecord } from './job.record.ts';
export { toJobFacts, toJobTexts } from './job.response.ts';
export { jobCardColumns, jobColumns, jobTables } from './job.sql.ts';
