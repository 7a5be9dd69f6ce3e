/** A post of the feed; untrusted. */
export interface FeedPost {
  id: number;
  /** ISO 8601, UTC. */
  date: string;
  link: string;
  /** HTML, as the two below. */
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
  /** Tells the copies of one blog from those of another. */
  abstract readonly address: string;
  /** The newest posts, newest first. @throws when the feed cannot be read or is none */
  abstract latest(): Promise<FeedPost[]>;
  /** Bytes of a post's picture. @throws when it cannot be had, or is not the blog's own */
  abstract picture(address: string): Promise<Buffer>;
}

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
