import { isApiError } from 'platform';
import { useGetJobQuery, useListJobsQuery } from 'platform/queries';
import { useMemo } from 'react';
import { isUnknownAddress, type Job } from 'shared-contracts';
import { useKnownJob, type KnownJob } from './useKnownJob';

/** `known`: the job's fields that loaded lists contain. */
export type JobState =
  | { status: 'loading'; known: KnownJob | null }
  | { status: 'notFound' }
  | { status: 'failed'; known: KnownJob | null; retry: () => void }
  | { status: 'ready'; job: Job };

/** The job with this number or slug. If its request fails, it is looked up in the public list (SPEC §7). */
export function useJob(id: string): JobState {
  const { currentData: job, error, isError, refetch } = useGetJobQuery({ id });
  const isUnknown = isApiError(error) && isUnknownAddress(error.status);
  const listed = useListedJob(id, { skip: !isError || isUnknown });
  const known = useKnownJob(id, { skip: job !== undefined || isUnknown });
  if (job !== undefined) return { status: 'ready', job };
  if (!isError || listed.isLoading) return { status: 'loading', known };
  if (isUnknown) return { status: 'notFound' };
  if (listed.job !== undefined) return { status: 'ready', job: listed.job };
  return { status: 'failed', known, retry: () => void refetch() };
}

export interface ShownJob {
  job: KnownJob;
  /** Null while the job is loading, and after a failure. */
  complete: Job | null;
  isLoading: boolean;
}

/** The job to show at this state, complete or as lists contain it; null if there is none. */
export function jobOf(state: JobState): ShownJob | null {
  if (state.status === 'ready') return { job: state.job, complete: state.job, isLoading: false };
  if (state.status === 'notFound' || state.known === null) return null;
  return { job: state.known, complete: null, isLoading: state.status === 'loading' };
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
