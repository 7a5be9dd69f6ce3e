import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../../http/index.ts';
import { storedPictures, toBlogCopy, toStoredPosts, type BlogCopy } from './blog-copy.parser.ts';
import { BlogPicturesService } from './blog-pictures.service.ts';
import { BlogRepository } from './blog.repository.ts';
import { BlogFeed, type FeedPost } from './feed/blog-feed.port.ts';

const minute = 60_000;
const freshMs = 5 * minute;
/** Interval between retries of a failed feed, independent of requests. */
const retryMs = minute / 2;
/** Cached pages of browsers and search engines show pictures that no current post has. */
const unusedPictureMs = 30 * 24 * 60 * minute;

/** The feed cannot be read, and no copy is stored. */
class BlogUnavailableError extends AppError {
  override readonly name = 'BlogUnavailableError';

  constructor() {
    super(503, 'blog_unavailable', 'The blog is not available at the moment.');
  }
}

/** The blog as of the last successful read. With a stored copy, a slow or failing feed does not delay requests. */
@Injectable()
export class BlogService implements OnModuleDestroy {
  private readonly logger = new Logger(BlogService.name);
  private copy: BlogCopy | null = null;
  private nextReadAt = 0;
  private refreshing: Promise<void> | null = null;
  private addingPictures: Promise<void> = Promise.resolve();

  constructor(
    private readonly feed: BlogFeed,
    private readonly repository: BlogRepository,
    private readonly pictures: BlogPicturesService,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.pictures.end();
    await this.refreshing;
    await this.addingPictures;
  }

  /** Reads the feed before the first request, so that its pictures are available. */
  begin(): void {
    this.latest().catch((error: unknown) => this.warn('The blog has not been read yet', error));
  }

  /** @throws BlogUnavailableError if no copy is stored */
  async latest(): Promise<BlogCopy> {
    if (this.copy === null) await this.loadStored();
    if (Date.now() >= this.nextReadAt) void this.refresh();
    if (this.copy === null) await this.refreshing;
    if (this.copy === null) throw new BlogUnavailableError();
    return this.copy;
  }

  /** Loads the stored copy, which another process may have written. */
  private async loadStored(): Promise<void> {
    const stored = await this.repository.findCopy(this.feed.address);
    if (stored !== null) this.use(stored);
  }

  private use(copy: BlogCopy): void {
    this.copy = copy;
    this.nextReadAt = copy.readAt.getTime() + freshMs;
  }

  /** One read at a time. Never rejects; the stored copy stays in use. */
  private refresh(): Promise<void> {
    this.refreshing ??= this.read()
      .catch((error: unknown) => {
        this.nextReadAt = Date.now() + retryMs;
        this.warn('The blog was not read', error);
      })
      .finally(() => {
        this.refreshing = null;
      });
    return this.refreshing;
  }

  /** Another process may have read the feed concurrently. */
  private async read(): Promise<void> {
    await this.loadStored();
    if (Date.now() < this.nextReadAt) return;
    const posts = await this.feed.latest();
    const copy = await this.store(posts, storedPictures(this.copy?.posts ?? []));
    this.addingPictures = this.addPictures(posts, copy).catch((error: unknown) => {
      this.warn('Pictures of the blog were not stored', error);
    });
  }

  /** Posts do not wait for their pictures: a second copy with them follows. */
  private async addPictures(posts: readonly FeedPost[], copy: BlogCopy): Promise<void> {
    const fetched = await this.pictures.fetchMissing(copy.posts);
    if (fetched.size > 0) await this.store(posts, new Map([...storedPictures(copy.posts), ...fetched]));
  }

  private async store(posts: readonly FeedPost[], hashes: ReadonlyMap<string, string>): Promise<BlogCopy> {
    const copy = toBlogCopy(toStoredPosts(posts, hashes), new Date(Date.now()));
    await this.repository.saveCopy(this.feed.address, copy, new Date(Date.now() - unusedPictureMs));
    this.use(copy);
    return copy;
  }

  private warn(what: string, error: unknown): void {
    this.logger.warn(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
