export { RetentionRules, RetentionTask } from './retention.task.ts';
export { AccountErasureModule, RetentionModule, RetentionWorkerModule } from './retention.module.ts';
