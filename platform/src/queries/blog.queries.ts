import { listBlogPosts } from 'shared-contracts';
import { injectQueries } from './inject-queries';

export const { useListBlogPostsQuery } = injectQueries({ listBlogPosts });
