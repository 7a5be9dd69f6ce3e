import { onDemand } from 'platform';
import { useComparedJobs } from './compared-jobs';

const Tray = onDemand({
  load: async () => (await import(/* webpackChunkName: "job-tools" */ './CompareTray')).CompareTray,
  isWanted: () => true,
});

/** `CompareTray`, loaded when a job is chosen. */
export const LazyCompareTray = () => (useComparedJobs().length === 0 ? null : <Tray />);
