export { HrApplicationsModule, HrModule } from './hr.module.ts';
export { HrApplications, type HrAnswerText, type HrStatus } from './applications/hr-applications.port.ts';
export { HrReadError, HrRefusedError } from './source/hr-source.port.ts';
export { hrSourceName } from './ingest/hr-reader.service.ts';
