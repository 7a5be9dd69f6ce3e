export { JobTrackingModule, JobTrackingWorkerModule } from './job-tracking.module.ts';
