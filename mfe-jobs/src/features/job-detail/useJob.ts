import { isApiError, useRouteArg } from 'platform';
import { useGetJobQuery, useListJobsQuery } from 'platform/queries';
import { useMemo } from 'react';
import { getJob, isUnknownAddress, type Job } from 'shared-contracts';

export type JobState =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; job: Job };

/** The job of the URL, by number or slug. If its request fails, it is looked up in the public list (SPEC §7). */
export function useJob(): JobState {
  const arg = useRouteArg(getJob);
  const { currentData: job, error, isError, refetch } = useGetJobQuery(arg);
  const isUnknown = isApiError(error) && isUnknownAddress(error.status);
  const listed = useListedJob(arg.id, { skip: !isError || isUnknown });
  if (job !== undefined) return { status: 'ready', job };
  if (!isError || listed.isLoading) return { status: 'loading' };
  if (isUnknown) return { status: 'notFound' };
  if (listed.job !== undefined) return { status: 'ready', job: listed.job };
  return { status: 'failed', retry: () => void refetch() };
}

/** A job of the public list, without related jobs; undefined if the list does not contain it or fails. */
function useListedJob(name: string, { skip }: { skip: boolean }): { job: Job | undefined; isLoading: boolean } {
  const { data, isLoading, fulfilledTimeStamp = 0 } = useListJobsQuery({}, { skip });
  const listed = skip ? undefined : data?.find(({ id, slug }) => slug === name || String(id) === name);
  const job = useMemo(
    () => listed && { ...listed, related: [], payRange: null, now: new Date(fulfilledTimeStamp).toISOString() },
    [listed, fulfilledTimeStamp],
  );
  return { job, isLoading };
}
