import { getCalendarFeed, listSignIns, verifyEmail } from 'shared-contracts';
import { injectQueries } from './inject-queries';

// `verifyEmail` changes data, but is a query: it runs once per link, regardless of renders.
export const accountSettingsQueries = injectQueries({ getCalendarFeed, listSignIns, verifyEmail });

export const { useGetCalendarFeedQuery, useListSignInsQuery, useVerifyEmailQuery } = accountSettingsQueries;
