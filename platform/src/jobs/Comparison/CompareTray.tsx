import { onDemand } from 'platform';
import { useComparedJobs, type ComparedJob } from './compared-jobs';

const Tray = onDemand<{ jobs: readonly ComparedJob[] }>({
  load: async () => (await import(/* webpackChunkName: "compare-tray" */ './TrayBar')).TrayBar,
  isWanted: () => true,
});

/** The jobs that are chosen for the comparison, at the bottom of the screen; last element of its page. */
export function CompareTray() {
  const jobs = useComparedJobs();
  return jobs.length === 0 ? null : <Tray jobs={jobs} />;
}
