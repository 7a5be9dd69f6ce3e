export { RetentionRules } from './retention-rules.provider.ts';
export { AccountErasureModule, RetentionModule, RetentionWorkerModule } from './retention.module.ts';
export { RetentionService } from './retention.task.ts';
