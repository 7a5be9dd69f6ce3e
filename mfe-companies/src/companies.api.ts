import { queryCache } from 'platform';
import { cacheResponse } from 'platform/queries';
import { expandTemplate, followCompany, listFollowedCompanies, unfollowCompany, type Company } from 'shared-contracts';
import { remoteApi } from './remote-api';

interface FollowChange {
  company: Pick<Company, 'id'>;
  /** The new state. */
  follow: boolean;
}

const cacheList = cacheResponse((ids: number[]) => queryCache.write(listFollowedCompanies, {}, ids));

export const { useChangeFollowMutation } = remoteApi.injectEndpoints({
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
          queryCache.update(listFollowedCompanies, {}, (ids) =>
            change.follow ? [id, ...ids] : ids.filter((one) => one !== id),
          ),
        );
        void started.queryFulfilled.catch(optimisticUpdate.undo);
        await cacheList(change, started);
      },
    }),
  }),
});
