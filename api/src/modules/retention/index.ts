export { RetentionWorkerModule } from './retention.module.ts';
