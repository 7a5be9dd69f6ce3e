import { isApiError } from 'platform';
import { isUnknownAddress, type JobSearchPage, type JobSearchVariables } from 'shared-contracts';
import { useSearchJobsQuery } from '../../jobs.api';

export interface JobSearch {
  /** The last answer, also while the next one is on its way. */
  page: JobSearchPage | undefined;
  /** The answer to exactly what the address asks for. */
  current: JobSearchPage | undefined;
  /** `refused`: the API does not accept the search, so that another attempt changes nothing. */
  status: 'loading' | 'failed' | 'refused' | 'empty' | 'ready';
  /** The next results are being fetched, the shown ones are older. */
  isStale: boolean;
  retry: () => void;
}

/** The four states of the search, named. */
export function useJobSearch(arg: JobSearchVariables): JobSearch {
  const { data, currentData, error, isFetching, refetch } = useSearchJobsQuery(arg);
  return {
    page: data,
    current: currentData,
    status: statusOf(data, error),
    isStale: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}

function statusOf(page: JobSearchPage | undefined, error: unknown): JobSearch['status'] {
  if (error !== undefined) return isApiError(error) && isUnknownAddress(error.status) ? 'refused' : 'failed';
  if (page === undefined) return 'loading';
  return page.total === 0 ? 'empty' : 'ready';
}
