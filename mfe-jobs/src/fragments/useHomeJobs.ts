import { hiddenJobs } from 'platform/jobs';
import { useSearchJobsQuery } from 'platform/queries';
import type { JobCard } from 'shared-contracts';
import { homeSearches } from '../remote';

/** Jobs of each block of the home page (SPEC §9). */
export const homeJobs = 6;

/** Featured ones; if there are none, the most recent (SPEC §9). */
export function chooseFeatured(relevant: readonly JobCard[], newest: readonly JobCard[]): readonly JobCard[] {
  const featured = relevant.filter((job) => job.isFeatured);
  return (featured.length > 0 ? featured : newest).slice(0, homeJobs);
}

/** The newest that are not featured. If the featured section shows the newest, the ones after those. */
export function chooseRecent(newest: readonly JobCard[], hasFeatured: boolean): readonly JobCard[] {
  const skipped = hasFeatured ? 0 : homeJobs;
  return newest.filter((job) => !job.isFeatured).slice(skipped, skipped + homeJobs);
}

const { relevantFirst, newestFirst, nextNewest } = homeSearches;

interface HomeJobs {
  jobs: readonly JobCard[];
  /** Server's clock; null while loading. */
  now: string | null;
  isError: boolean;
  retry: () => void;
}

/** Sorting by relevance lists featured jobs first, so the first page contains any that exist. */
export function useFeaturedJobs(): HomeJobs {
  const relevant = useListedJobs(relevantFirst);
  const hasNone = relevant.jobs !== undefined && !hasFeatured(relevant.jobs);
  const newest = useListedJobs(newestFirst, { skip: !hasNone });
  const isReady = relevant.jobs !== undefined && (!hasNone || newest.jobs !== undefined);
  return {
    jobs: chooseFeatured(relevant.jobs ?? [], newest.jobs ?? []),
    now: isReady ? (newest.data ?? relevant.data)!.now : null,
    isError: relevant.isError || newest.isError,
    retry: () => void (relevant.isError ? relevant : newest).refetch(),
  };
}

export function useRecentJobs(): Omit<HomeJobs, 'retry'> {
  const relevant = useListedJobs(relevantFirst);
  const first = useListedJobs(newestFirst);
  const hasMore = (first.data?.totalPages ?? 0) > 1;
  const second = useListedJobs(nextNewest, { skip: !hasMore });
  const newest = hasMore ? joined(first.jobs, second.jobs) : first.jobs;
  const isError = relevant.isError || first.isError || second.isError;
  if (!relevant.jobs || !first.data || !newest) return { jobs: [], now: null, isError };
  return { jobs: chooseRecent(newest, hasFeatured(relevant.jobs)), now: first.data.now, isError };
}

/** A search, and its jobs without those that the user has hidden in this browser. */
function useListedJobs(search: Parameters<typeof useSearchJobsQuery>[0], { skip = false } = {}) {
  const hidden = hiddenJobs.useIds();
  const query = useSearchJobsQuery(search, { skip });
  return { ...query, jobs: query.data?.items.filter(({ id }) => !hidden.has(id)) };
}

function joined(...pages: readonly (readonly JobCard[] | undefined)[]): readonly JobCard[] | undefined {
  return pages.every((page) => page !== undefined) ? pages.flat() : undefined;
}

const hasFeatured = (jobs: readonly JobCard[]) => jobs.some((job) => job.isFeatured);
