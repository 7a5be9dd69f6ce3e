import { isApiError } from 'platform';
import { useGetJobQuery } from 'platform/queries';
import { isUnknownAddress, largestRowId, limits, type Job } from 'shared-contracts';

/** Ids of a comparison's address, `ids=12,15`: the first four different numbers. */
export function comparedIds(parameter: string | null): number[] {
  const ids = (parameter ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => /^\d{1,10}$/.test(text))
    .map(Number)
    .filter((id) => id > 0 && id <= largestRowId);
  return [...new Set(ids)].slice(0, limits.comparedJobs);
}

interface ComparedState {
  id: number;
  job: Job | undefined;
  isUnknown: boolean;
  hasFailed: boolean;
  retry: () => void;
}

function useComparedJob(id: number | undefined): ComparedState | null {
  const skip = id === undefined;
  const { currentData: job, error, isError, isFetching, refetch } = useGetJobQuery({ id: String(id) }, { skip });
  if (skip) return null;
  const isUnknown = isApiError(error) && isUnknownAddress(error.status);
  const hasFailed = isError && !isUnknown && !isFetching && job === undefined;
  return { id, job, isUnknown, hasFailed, retry: () => void refetch() };
}

interface Comparison {
  /** In the order of the address. */
  jobs: Job[];
  unknown: number[];
  isLoading: boolean;
  /** Requests the failed jobs again; null if none has failed. */
  retry: (() => void) | null;
}

/** The jobs with these ids, at most four. */
export function useComparison([first, second, third, fourth]: readonly number[]): Comparison {
  const all = [useComparedJob(first), useComparedJob(second), useComparedJob(third), useComparedJob(fourth)];
  const states = all.filter((state) => state !== null);
  const failed = states.filter(({ hasFailed }) => hasFailed);
  return {
    jobs: states.flatMap(({ job }) => job ?? []),
    unknown: states.filter(({ isUnknown }) => isUnknown).map(({ id }) => id),
    isLoading: states.some(({ job, isUnknown, hasFailed }) => job === undefined && !isUnknown && !hasFailed),
    retry: failed.length === 0 ? null : () => failed.map(({ retry }) => retry()),
  };
}
