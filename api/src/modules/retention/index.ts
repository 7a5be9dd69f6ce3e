export { RetentionModule, RetentionWorkerModule } from './retention.module.ts';
export { RetentionRules, RetentionTask, timeBefore } from './retention.task.ts';
