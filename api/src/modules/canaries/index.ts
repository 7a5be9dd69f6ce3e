export { CanariesModule, CanariesWorkerModule } from './canaries.module.ts';
export { CanaryJudge, type RunningCanary } from './canary-judge.service.ts';
export { canaryRules, canaryState } from './judging/canary-verdict.policy.ts';
