import { contractQueries } from 'platform';
import { listBlogPosts } from 'shared-contracts';

export const { useListBlogPostsQuery } = contractQueries({ listBlogPosts });
