export { RetentionRules } from './retention-rules.ts';
export { AccountErasureModule, RetentionModule, RetentionWorkerModule } from './retention.module.ts';
export { RetentionService } from './retention.service.ts';
