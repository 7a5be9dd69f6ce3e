import { BlogFeed } from './blog-feed.ts';

/** Stands where no blog is known. */
export class UnavailableBlogFeed extends BlogFeed {
  readonly address = '';

  async latest(): Promise<never> {
    throw new Error('BLOG_URL is not set');
  }

  async picture(): Promise<never> {
    throw new Error('BLOG_URL is not set');
  }
}
