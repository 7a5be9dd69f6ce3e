import { mutationFromContract, queriesFromContract } from 'platform';
import {
  cancelInterview,
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
  type CalendarFeed,
  type Interview,
} from 'shared-contracts';
import { kept } from '../../cache-response';
import { lists } from '../../lists.api';

const feeds = lists.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getCalendarFeed }),
});
const { upsertQueryData, updateQueryData } = feeds.util;

const keepFeed = kept((feed: CalendarFeed) => upsertQueryData('getCalendarFeed', {}, feed));
const keepCanceled = kept((canceled: Interview) =>
  updateQueryData('listInterviews', {}, (interviews) =>
    interviews.map((one) => (one.id === canceled.id ? canceled : one)),
  ),
);

export const { useGetCalendarFeedQuery } = feeds;

export const { useCancelOwnInterviewMutation, useRemoveOwnCalendarMutation, useRenewOwnCalendarMutation } =
  feeds.injectEndpoints({
    endpoints: (build) => ({
      cancelOwnInterview: { ...mutationFromContract(build, cancelInterview), onQueryStarted: keepCanceled },
      renewOwnCalendar: { ...mutationFromContract(build, renewCalendarFeed), onQueryStarted: keepFeed },
      removeOwnCalendar: { ...mutationFromContract(build, removeCalendarFeed), onQueryStarted: keepFeed },
    }),
  });
