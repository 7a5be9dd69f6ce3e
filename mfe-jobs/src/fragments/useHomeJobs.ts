import { useUnhiddenJobs } from 'platform/jobs';
import { useListHomeJobsQuery } from 'platform/queries';
import { limits, type HomeJob } from 'shared-contracts';

type Lists = Readonly<Record<'featured' | 'recent', readonly HomeJob[]>>;

/** Featured ones; if there are none, the most recent (SPEC §9). */
export function chooseFeatured({ featured, recent }: Lists): readonly HomeJob[] {
  return (featured.length > 0 ? featured : recent).slice(0, limits.homeJobs);
}

/** The newest that are not featured. If the featured section shows the newest, the ones after those. */
export function chooseRecent({ featured, recent }: Lists): readonly HomeJob[] {
  const skipped = featured.length > 0 ? 0 : limits.homeJobs;
  return recent.slice(skipped, skipped + limits.homeJobs);
}

const everywhere = {};
const none: readonly HomeJob[] = [];

/** The jobs of a section, without those that the user has hidden in this browser. */
export function useHomeJobs(choose: (lists: Lists) => readonly HomeJob[]) {
  const { data, isError, refetch } = useListHomeJobsQuery(everywhere);
  const featured = useUnhiddenJobs(data?.featured ?? none);
  const recent = useUnhiddenJobs(data?.recent ?? none);
  return {
    jobs: choose({ featured, recent }),
    /** Server's clock; null while loading. */
    now: data?.now ?? null,
    isError,
    retry: () => void refetch(),
  };
}
