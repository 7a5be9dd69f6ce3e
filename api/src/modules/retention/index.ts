export { RetentionRules } from './retention-rules.ts';
export { RetentionModule, RetentionWorkerModule } from './retention.module.ts';
