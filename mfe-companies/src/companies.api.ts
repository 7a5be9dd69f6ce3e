import { api } from 'platform';
import { cacheResponse, companyQueries } from 'platform/queries';
import { expandTemplate, followCompany, unfollowCompany, type Company } from 'shared-contracts';

interface FollowChange {
  company: Pick<Company, 'id'>;
  /** The new state. */
  follow: boolean;
}

const { updateQueryData, upsertQueryData } = companyQueries.util;

const cacheList = cacheResponse((ids: number[]) => upsertQueryData('listFollowedCompanies', {}, ids));

export const { useChangeFollowMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    changeFollow: build.mutation<number[], FollowChange>({
      query: ({ company, follow }) => {
        const { template, method } = follow ? followCompany : unfollowCompany;
        return { url: expandTemplate(template, { companyId: String(company.id) }), method };
      },
      // Optimistic update, undone after a failure. The response is the new list.
      onQueryStarted: async (change, started) => {
        const { id } = change.company;
        const optimisticUpdate = started.dispatch(
          updateQueryData('listFollowedCompanies', {}, (ids) =>
            change.follow ? [id, ...ids] : ids.filter((one) => one !== id),
          ),
        );
        void started.queryFulfilled.catch(optimisticUpdate.undo);
        await cacheList(change, started);
      },
    }),
  }),
});
