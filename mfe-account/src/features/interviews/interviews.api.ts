import { mutationFromContract, queriesFromContract } from 'platform';
import {
  cancelInterview,
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
  type CalendarFeed,
  type Interview,
} from 'shared-contracts';
import { cacheResponse, lists } from '../../lists.api';

const feeds = lists.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getCalendarFeed }),
});
const { upsertQueryData, updateQueryData } = feeds.util;

const cacheFeed = cacheResponse((feed: CalendarFeed) => upsertQueryData('getCalendarFeed', {}, feed));
const cacheCanceled = cacheResponse((canceled: Interview) =>
  updateQueryData('listInterviews', {}, (interviews) =>
    interviews.map((one) => (one.id === canceled.id ? canceled : one)),
  ),
);

export const { useGetCalendarFeedQuery } = feeds;

export const { useCancelOwnInterviewMutation, useRemoveOwnCalendarMutation, useRenewOwnCalendarMutation } =
  feeds.injectEndpoints({
    endpoints: (build) => ({
      cancelOwnInterview: { ...mutationFromContract(build, cancelInterview), onQueryStarted: cacheCanceled },
      renewOwnCalendar: { ...mutationFromContract(build, renewCalendarFeed), onQueryStarted: cacheFeed },
      removeOwnCalendar: { ...mutationFromContract(build, removeCalendarFeed), onQueryStarted: cacheFeed },
    }),
  });
