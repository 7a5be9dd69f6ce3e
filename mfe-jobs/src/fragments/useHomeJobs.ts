import { useSearchJobsQuery } from 'platform/queries';
import type { JobCard, JobSearchPage } from 'shared-contracts';
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
  const relevant = useSearchJobsQuery(relevantFirst);
  const hasNone = relevant.data !== undefined && !hasFeatured(relevant.data);
  const newest = useSearchJobsQuery(newestFirst, { skip: !hasNone });
  const isReady = relevant.data !== undefined && (!hasNone || newest.data !== undefined);
  return {
    jobs: chooseFeatured(relevant.data?.items ?? [], newest.data?.items ?? []),
    now: isReady ? (newest.data ?? relevant.data)!.now : null,
    isError: relevant.isError || newest.isError,
    retry: () => void (relevant.isError ? relevant : newest).refetch(),
  };
}

export function useRecentJobs(): Omit<HomeJobs, 'retry'> {
  const relevant = useSearchJobsQuery(relevantFirst);
  const first = useSearchJobsQuery(newestFirst);
  const hasMore = (first.data?.totalPages ?? 0) > 1;
  const second = useSearchJobsQuery(nextNewest, { skip: !hasMore });
  const newest = hasMore ? joined(first.data, second.data) : first.data?.items;
  const isError = relevant.isError || first.isError || second.isError;
  if (!relevant.data || !first.data || !newest) return { jobs: [], now: null, isError };
  return { jobs: chooseRecent(newest, hasFeatured(relevant.data)), now: first.data.now, isError };
}

function joined(...pages: readonly (JobSearchPage | undefined)[]): readonly JobCard[] | undefined {
  return pages.every((page) => page !== undefined) ? pages.flatMap((page) => page.items) : undefined;
}

const hasFeatured = (page: JobSearchPage) => page.items.some((job) => job.isFeatured);
