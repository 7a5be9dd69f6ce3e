import { api, queriesFromContract } from 'platform';
import { listBlogPosts } from 'shared-contracts';

export const { useListBlogPostsQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { listBlogPosts }),
});
