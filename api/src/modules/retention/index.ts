export { RetentionModule, RetentionWorkerModule } from './retention.module.ts';
export { inBatches, RetentionRules, RetentionTask, timeBefore } from './retention.task.ts';
