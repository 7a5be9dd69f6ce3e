export { JobTrackingModule } from './job-tracking.module.ts';
