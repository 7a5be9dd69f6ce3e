import { api, mutationFromContract } from 'platform';
import { accountQueries, accountSettingsQueries, cacheResponse } from 'platform/queries';
import {
  cancelInterview,
  removeCalendarFeed,
  renewCalendarFeed,
  type CalendarFeed,
  type Interview,
} from 'shared-contracts';

const cacheFeed = cacheResponse((feed: CalendarFeed) =>
  accountSettingsQueries.util.upsertQueryData('getCalendarFeed', {}, feed),
);
const cacheCanceled = cacheResponse((canceled: Interview) =>
  accountQueries.util.updateQueryData('listInterviews', {}, (interviews) =>
    interviews.map((one) => (one.id === canceled.id ? canceled : one)),
  ),
);

export const { useCancelInterviewMutation, useRemoveCalendarFeedMutation, useRenewCalendarFeedMutation } =
  api.injectEndpoints({
    endpoints: (build) => ({
      cancelInterview: { ...mutationFromContract(build, cancelInterview), onQueryStarted: cacheCanceled },
      renewCalendarFeed: { ...mutationFromContract(build, renewCalendarFeed), onQueryStarted: cacheFeed },
      removeCalendarFeed: { ...mutationFromContract(build, removeCalendarFeed), onQueryStarted: cacheFeed },
    }),
  });
