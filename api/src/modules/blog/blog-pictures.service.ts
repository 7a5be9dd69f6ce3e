import { Injectable, Logger } from '@nestjs/common';
import { contentName } from '../../outside/content-name.ts';
import { eachConcurrently } from '../../outside/each-concurrently.ts';
import { imageTypeOf } from '../../outside/image-type.ts';
import { storedPictures, type KeptPost } from './blog-copy.ts';
import { PictureNotFoundError } from './blog.errors.ts';
import { BlogRepository, type BlogPicture } from './blog.repository.ts';
import { BlogFeed } from './feed/blog-feed.ts';

const atOnce = 4;

/** Brings the posts' pictures onto our own origin, so that a visitor's browser asks nobody else. */
@Injectable()
export class BlogPicturesService {
  private readonly logger = new Logger(BlogPicturesService.name);
  private isEnding = false;

  constructor(
    private readonly feed: BlogFeed,
    private readonly repository: BlogRepository,
  ) {}

  /** @throws PictureNotFoundError */
  async get(hash: string): Promise<BlogPicture> {
    const picture = await this.repository.findPicture(hash);
    if (picture === null) throw new PictureNotFoundError();
    return picture;
  }

  /** Fetches what is not stored yet: address → hash, of what came. Each is stored by itself. */
  async fetchMissing(posts: readonly KeptPost[]): Promise<Map<string, string>> {
    const stored = storedPictures(posts);
    const named = posts.flatMap(({ picture }) => (picture === null ? [] : [picture.address]));
    const missing = new Set(named.filter((address) => !stored.has(address)));
    const fetched = new Map<string, string>();
    await eachConcurrently([...missing], atOnce, async (address) => {
      const hash = this.isEnding ? null : await this.fetchOne(address);
      if (hash !== null) fetched.set(address, hash);
    });
    return fetched;
  }

  /** Nothing more is begun. */
  end(): void {
    this.isEnding = true;
  }

  /** Null: it could not be had; its post is shown without it, and the next read tries again. */
  private async fetchOne(address: string): Promise<string | null> {
    try {
      const bytes = await this.feed.picture(address);
      const contentType = imageTypeOf(bytes);
      if (contentType === null) throw new Error('It is no image that we show');
      const hash = contentName(bytes);
      await this.repository.addPicture({ hash, contentType, bytes });
      return hash;
    } catch (error) {
      this.logger.warn(`No picture from ${address}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }
}
