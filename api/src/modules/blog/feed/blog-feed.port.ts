/** A post of the feed; untrusted. */
export interface FeedPost {
  id: number;
  /** ISO 8601, UTC. */
  date: string;
  link: string;
  /** HTML, like `excerpt` and `content`. */
  title: string;
  excerpt: string;
  content: string;
  picture: FeedPicture | null;
}

export interface FeedPicture {
  address: string;
  alt: string;
}

/** The external blog. One adapter supports WordPress and the sandbox. */
export abstract class BlogFeed {
  /** Key of the blog's stored copies. */
  abstract readonly address: string;
  /**
   * The newest posts, newest first.
   * @throws Error if the feed cannot be read or is invalid
   */
  abstract latest(): Promise<FeedPost[]>;
  /**
   * Bytes of a post's picture.
   * @throws Error if it cannot be fetched or is not on the blog's host
   */
  abstract picture(address: string): Promise<Buffer>;
}

/** Used without a configured blog. */
export class UnavailableBlogFeed extends BlogFeed {
  readonly address = '';

  async latest(): Promise<never> {
    throw new Error('BLOG_URL is not set');
  }

  async picture(): Promise<never> {
    throw new Error('BLOG_URL is not set');
  }
}
