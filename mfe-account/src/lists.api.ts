import { api, queriesFromContract } from 'platform';
import {
  isOneOf,
  listApplications,
  listCategories,
  listInterviews,
  listResumes,
  listSavedJobs,
  type Interview,
} from 'shared-contracts';

/** Queries of several features: the lists of the tabs, whose entries the navigation counts, and the areas of jobs. */
export const lists = api.injectEndpoints({
  endpoints: (build) =>
    queriesFromContract(build, { listApplications, listCategories, listInterviews, listResumes, listSavedJobs }),
});

export const {
  useListApplicationsQuery,
  useListCategoriesQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} = lists;

type Times = Pick<Interview, 'scheduledAt' | 'endTime'>;

/** Whether an interview has not ended. `now` in milliseconds since 1970. */
export const isToCome = ({ scheduledAt, endTime }: Times, now: number) => Date.parse(endTime ?? scheduledAt) > now;

/** The next scheduled interview of a list that is ordered by time. */
export const nextInterview = (interviews: readonly Interview[], now: number): Interview | undefined =>
  interviews.find((one) => isOneOf(['scheduled', 'rescheduled'], one.status) && isToCome(one, now));

interface Started<Answer, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * A mutation's `onQueryStarted` that writes the response into the cache of the matching query, so no refetch is
 * needed; an error changes nothing. The mutation needs a unique name if another remote uses the same contract,
 * because the first definition of a name is used by all.
 */
export const cacheResponse =
  <Answer, Action, Arg = unknown>(write: (answer: Answer, arg: Arg) => Action) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Started<Answer, Action>): Promise<void> => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answer !== null) await dispatch(write(answer.data, arg));
  };
