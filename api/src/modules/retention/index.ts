export { AccountErasureModule, RetentionModule, RetentionWorkerModule } from './retention.module.ts';
export { RetentionRules, RetentionTask } from './retention.task.ts';
