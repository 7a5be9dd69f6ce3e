export { DocumentsHiddenAccess, DocumentsJobAccess, JobAccess } from './job-access.ts';
export { JobAssignmentsModule } from './job-assignments.module.ts';
