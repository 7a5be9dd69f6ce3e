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
