export { ClientEventsModule, ClientEventsWorkerModule } from './client-events.module.ts';
export type { GroupCounts } from './client-measurements.repository.ts';
export { bucketOf, Distribution } from './vital-histogram.policy.ts';
