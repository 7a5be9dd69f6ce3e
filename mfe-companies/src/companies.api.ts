import { api, queriesFromContract } from 'platform';
import {
  expandTemplate,
  followCompany,
  getCompany,
  listCompanies,
  listCompanyJobs,
  listFollowedCompanies,
  unfollowCompany,
  type Company,
} from 'shared-contracts';

interface FollowChange {
  company: Pick<Company, 'id'>;
  /** The new state. */
  follow: boolean;
}

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    ...queriesFromContract(build, { getCompany, listCompanies, listCompanyJobs, listFollowedCompanies }),
    changeFollow: build.mutation<number[], FollowChange>({
      query: ({ company, follow }) => {
        const { template, method } = follow ? followCompany : unfollowCompany;
        return { url: expandTemplate(template, { companyId: String(company.id) }), method };
      },
      // Optimistic update, undone after a failure. The response is the new list.
      onQueryStarted: async ({ company: { id }, follow }, { dispatch, queryFulfilled }) => {
        const guess = dispatch(
          companiesApi.util.updateQueryData('listFollowedCompanies', {}, (ids) =>
            follow ? [id, ...ids] : ids.filter((one) => one !== id),
          ),
        );
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data === null) guess.undo();
        else await dispatch(companiesApi.util.upsertQueryData('listFollowedCompanies', {}, data));
      },
    }),
  }),
});

export const {
  useChangeFollowMutation,
  useGetCompanyQuery,
  useListCompaniesQuery,
  useListCompanyJobsQuery,
  useListFollowedCompaniesQuery,
} = companiesApi;
