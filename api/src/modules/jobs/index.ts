export { JobsModule } from './jobs.module.ts';
