import { isApiError, useRouteArg } from 'platform';
import { getJob, isUnknownAddress, type Job } from 'shared-contracts';
import { useGetJobQuery } from '../../jobs.api';

export type JobState =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; job: Job };

/** The job that the address names, by number or slug. */
export function useJob(): JobState {
  const arg = useRouteArg(getJob);
  const { currentData: job, error, isError, refetch } = useGetJobQuery(arg);
  if (isError) {
    if (isApiError(error) && isUnknownAddress(error.status)) return { status: 'notFound' };
    return { status: 'failed', retry: () => void refetch() };
  }
  return job === undefined ? { status: 'loading' } : { status: 'ready', job };
}
