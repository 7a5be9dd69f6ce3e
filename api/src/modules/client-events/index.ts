export { ClientEventsModule, ClientEventsWorkerModule } from './client-events.module.ts';
export {
  ClientMeasurementsRepository,
  type GroupCounts,
  type MinuteCount,
  type VersionViews,
} from './client-measurements.repository.ts';
export { bucketOf, Distribution } from './vital-histogram.policy.ts';
