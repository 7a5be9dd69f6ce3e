import { api, queriesFromContract } from 'platform';
import { getCalendarFeed, listSignIns, verifyEmail } from 'shared-contracts';

export const accountSettingsQueries = api.injectEndpoints({
  // `verifyEmail` changes data, but is a query: it runs once per link, regardless of renders.
  endpoints: (build) => queriesFromContract(build, { getCalendarFeed, listSignIns, verifyEmail }),
});

export const { useGetCalendarFeedQuery, useListSignInsQuery, useVerifyEmailQuery } = accountSettingsQueries;
