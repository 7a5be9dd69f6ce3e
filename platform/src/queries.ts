// Queries of the contracts' GET endpoints, each defined once. One file per domain, so that a bundle contains only those it uses.
// They are compiled into each remote and shell page that uses them, and share the queries and the cache of the page.
export { cacheResponse } from './queries/cache-response';
export {
  useGetAccountOverviewQuery,
  useListApplicationsQuery,
  useListInterviewsQuery,
  useListResumesQuery,
  useListSavedJobsQuery,
} from './queries/account.queries';
export { useGetCalendarFeedQuery, useListSignInsQuery, useVerifyEmailQuery } from './queries/account-settings.queries';
export {
  useGetApplicationQuery,
  useGetAppliedQuery,
  useGetJobQuestionsQuery,
  useLazyGetAppliedQuery,
} from './queries/applications.queries';
export { useListBlogPostsQuery } from './queries/blog.queries';
export {
  useGetCompanyFiguresQuery,
  useGetCompanyQuery,
  useListCompaniesQuery,
  useListCompanyJobsQuery,
  useListFollowedCompaniesQuery,
  useListFollowedCompanyCardsQuery,
} from './queries/companies.queries';
export { useGetJobPayQuery, useListJobCompaniesQuery } from './queries/job-counts.queries';
export {
  useCountJobsByPlaceQuery,
  useGetJobQuery,
  useListHomeJobsQuery,
  useListJobsQuery,
  useSearchJobsQuery,
} from './queries/jobs.queries';
export { useListCategoriesQuery } from './queries/lookups.queries';
export { useSuggestSearchesQuery } from './queries/suggestions.queries';
export {
  useGetLinkedSubscriptionQuery,
  useGetSubscriptionQuery,
  useLazyGetSubscriptionQuery,
} from './queries/subscriptions.queries';
