import { mutationFromContract, queryCache } from 'platform';
import { cacheResponse } from 'platform/queries';
import {
  cancelInterview,
  getCalendarFeed,
  listInterviews,
  removeCalendarFeed,
  renewCalendarFeed,
  type CalendarFeed,
  type Interview,
} from 'shared-contracts';
import { remoteApi } from '../../remote-api';

const cacheFeed = cacheResponse((feed: CalendarFeed) => queryCache.write(getCalendarFeed, {}, feed));
const cacheCanceled = cacheResponse((canceled: Interview) =>
  queryCache.update(listInterviews, {}, (interviews) =>
    interviews.map((one) => (one.id === canceled.id ? canceled : one)),
  ),
);

export const { useCancelInterviewMutation, useRemoveCalendarFeedMutation, useRenewCalendarFeedMutation } =
  remoteApi.injectEndpoints({
    endpoints: (build) => ({
      cancelInterview: { ...mutationFromContract(build, cancelInterview), onQueryStarted: cacheCanceled },
      renewCalendarFeed: { ...mutationFromContract(build, renewCalendarFeed), onQueryStarted: cacheFeed },
      removeCalendarFeed: { ...mutationFromContract(build, removeCalendarFeed), onQueryStarted: cacheFeed },
    }),
  });
