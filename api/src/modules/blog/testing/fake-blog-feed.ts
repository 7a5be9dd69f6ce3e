import { BlogFeed, type FeedPost } from '../feed/blog-feed.port.ts';

/** Replaces the blog in tests. */
export class FakeBlogFeed extends BlogFeed {
  posts: FeedPost[] = [];
  readonly pictures = new Map<string, Buffer>();
  isDown = false;
  /** Number of reads. */
  reads = 0;
  /** Called within each read, before it resolves. */
  beforeResult: () => Promise<void> = () => Promise.resolve();

  constructor(readonly address = 'https://blog.test') {
    super();
  }

  async latest(): Promise<FeedPost[]> {
    this.reads++;
    await this.beforeResult();
    if (this.isDown) throw new Error('The blog is down');
    return this.posts;
  }

  async picture(address: string): Promise<Buffer> {
    const bytes = this.pictures.get(address);
    if (bytes === undefined) throw new Error('Picture not found');
    return bytes;
  }
}
