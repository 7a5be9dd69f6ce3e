export { RetentionModule, RetentionWorkerModule } from './retention.module.ts';
export { RetentionRules, type RetentionRule } from './retention-rules.ts';
export { RetentionService } from './retention.service.ts';
