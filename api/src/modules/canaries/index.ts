export { canaryRules, canaryState, type CanaryState } from './judging/canary-verdict.policy.ts';
