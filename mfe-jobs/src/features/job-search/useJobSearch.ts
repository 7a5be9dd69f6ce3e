import type { JobSearchPage, JobSearchVariables } from 'shared-contracts';
import { useSearchJobsQuery } from '../../jobs.api';

export interface JobSearch {
  /** The last answer, also while the next one is on its way. */
  page: JobSearchPage | undefined;
  /** The answer to exactly what the address asks for. */
  current: JobSearchPage | undefined;
  status: 'loading' | 'failed' | 'empty' | 'ready';
  /** The next results are being fetched, the shown ones are older. */
  isStale: boolean;
  retry: () => void;
}

/** The four states of the search, named. */
export function useJobSearch(arg: JobSearchVariables): JobSearch {
  const { data, currentData, isError, isFetching, refetch } = useSearchJobsQuery(arg);
  return {
    page: data,
    current: currentData,
    status: statusOf(data, isError),
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}

function statusOf(page: JobSearchPage | undefined, isError: boolean): JobSearch['status'] {
  if (isError) return 'failed';
  if (page === undefined) return 'loading';
  return page.total === 0 ? 'empty' : 'ready';
}
