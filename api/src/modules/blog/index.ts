export { BlogModule } from './blog.module.ts';
export type { FeedPost } from './feed/blog-feed.ts';
