export { BlogModule } from './blog.module.ts';
export { BlogService } from './blog.service.ts';
export type { FeedPost } from './feed/blog-feed.port.ts';
