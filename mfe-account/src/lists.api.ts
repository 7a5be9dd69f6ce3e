import { api, fromContract, mutationFromContract } from 'platform';
import {
  cancelInterview,
  getCalendarFeed,
  getSubscription,
  listApplications,
  listCategories,
  listInterviews,
  listSavedJobs,
  removeApplication,
  removeCalendarFeed,
  removeSavedJob,
  renewCalendarFeed,
  updateSubscription,
  type AccountApplication,
  type CalendarFeed,
  type Interview,
  type SavedJob,
  type Subscription,
} from 'shared-contracts';

interface Started<Answer, Action> {
  dispatch: (action: Action) => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/** What a call answers goes where the page reads it; a failure changes nothing. */
const kept =
  <Answer, Action>(write: (answer: Answer) => Action) =>
  async (_arg: unknown, { dispatch, queryFulfilled }: Started<Answer, Action>) => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => null);
    if (answer !== null) await dispatch(write(answer.data));
  };

const queries = api.injectEndpoints({
  endpoints: (build) => ({
    listApplications: fromContract(build, listApplications),
    listInterviews: fromContract(build, listInterviews),
    getCalendarFeed: fromContract(build, getCalendarFeed),
    listSavedJobs: fromContract(build, listSavedJobs),
    listCategories: fromContract(build, listCategories),
    getSubscription: fromContract(build, getSubscription),
  }),
});
const { upsertQueryData, updateQueryData } = queries.util;

const keepFeed = kept((feed: CalendarFeed) => upsertQueryData('getCalendarFeed', {}, feed));
const keepCanceled = kept((canceled: Interview) =>
  updateQueryData('listInterviews', {}, (interviews) =>
    interviews.map((one) => (one.id === canceled.id ? canceled : one)),
  ),
);

/**
 * Each answers what is so from now on, which is shown at once. The tags are for what other remotes show of the same. Named
 * apart from their contracts: another remote may have its own mutation of the same one.
 */
const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    removeFromApplications: {
      ...mutationFromContract(build, removeApplication, ['Application']),
      onQueryStarted: kept((left: AccountApplication[]) => upsertQueryData('listApplications', {}, left)),
    },
    removeFromSavedJobs: {
      ...mutationFromContract(build, removeSavedJob, ['SavedJob']),
      onQueryStarted: kept((left: SavedJob[]) => upsertQueryData('listSavedJobs', {}, left)),
    },
    cancelOwnInterview: { ...mutationFromContract(build, cancelInterview), onQueryStarted: keepCanceled },
    renewOwnCalendar: { ...mutationFromContract(build, renewCalendarFeed), onQueryStarted: keepFeed },
    removeOwnCalendar: { ...mutationFromContract(build, removeCalendarFeed), onQueryStarted: keepFeed },
    changeSubscription: {
      ...mutationFromContract(build, updateSubscription),
      onQueryStarted: kept((subscription: Subscription) => upsertQueryData('getSubscription', {}, subscription)),
    },
  }),
});

export const {
  useGetCalendarFeedQuery,
  useGetSubscriptionQuery,
  useListApplicationsQuery,
  useListCategoriesQuery,
  useListInterviewsQuery,
  useListSavedJobsQuery,
} = queries;

export const {
  useCancelOwnInterviewMutation,
  useChangeSubscriptionMutation,
  useRemoveFromApplicationsMutation,
  useRemoveFromSavedJobsMutation,
  useRemoveOwnCalendarMutation,
  useRenewOwnCalendarMutation,
} = mutations;
