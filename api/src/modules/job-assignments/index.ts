export { DocumentsHiddenAccess, DocumentsJobAccess, JobAccess } from './job-access.service.ts';
export { JobAssignmentsModule } from './job-assignments.module.ts';
