import { contractQueries } from 'platform';
import { getCalendarFeed, listSignIns, verifyEmail } from 'shared-contracts';

// `verifyEmail` changes data, but is a query: it runs once per link, regardless of renders.
export const { useGetCalendarFeedQuery, useListSignInsQuery, useVerifyEmailQuery } = contractQueries({
  getCalendarFeed,
  listSignIns,
  verifyEmail,
});
