import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { DecoderFailures } from '../../decoding/decoder-failures.port.ts';
import { FetchedPictures } from '../../decoding/pictures/fetched-pictures.client.ts';
import { AppError } from '../../http/index.ts';
import { contentName } from '../../untrusted/images.parser.ts';
import { storedPictures, type StoredPost } from './blog-copy.parser.ts';
import { BlogRepository, type BlogPicture } from './blog.repository.ts';
import { BlogFeed } from './feed/blog-feed.port.ts';

const concurrency = 4;
/** In pixels: twice the maximum width of a card on the home page. */
const maxSide = 1200;

class PictureNotFoundError extends AppError {
  override readonly name = 'PictureNotFoundError';

  constructor() {
    super(404, 'picture_not_found', 'There is no such picture.');
  }
}

/** Copies the posts' pictures to our own origin, so that browsers send no requests to third parties. */
@Injectable()
export class BlogPicturesService implements OnApplicationShutdown {
  private readonly pictures: FetchedPictures;
  private isEnding = false;

  constructor(
    private readonly feed: BlogFeed,
    private readonly repository: BlogRepository,
    failures: DecoderFailures,
  ) {
    this.pictures = new FetchedPictures({ name: 'blog-picture', maxSide }, failures);
  }

  onApplicationShutdown(): void {
    this.pictures.end();
  }

  /** @throws PictureNotFoundError */
  async get(hash: string): Promise<BlogPicture> {
    const picture = await this.repository.findPicture(hash);
    if (picture === null) throw new PictureNotFoundError();
    return picture;
  }

  /**
   * Fetches pictures that are not stored yet and stores each separately. Returns address → hash of the fetched ones.
   */
  async fetchMissing(posts: readonly StoredPost[]): Promise<Map<string, string>> {
    const stored = storedPictures(posts);
    const named = posts.flatMap(({ picture }) => (picture === null ? [] : [picture.address]));
    const missing = new Set(named.filter((address) => !stored.has(address)));
    const fetched = new Map<string, string>();
    const limit = pLimit(concurrency);
    const fetchOne = async (address: string) => {
      const hash = this.isEnding ? null : await this.fetchOne(address);
      if (hash !== null) fetched.set(address, hash);
    };
    await Promise.all([...missing].map((address) => limit(fetchOne, address)));
    return fetched;
  }

  /** Starts no further fetches. */
  end(): void {
    this.isEnding = true;
  }

  /** Null: the post is shown without a picture. The next read tries again, unless the picture ended the decoder. */
  private fetchOne(address: string): Promise<string | null> {
    return this.pictures.copy(address, {
      fetch: (url) => this.feed.picture(url),
      store: async (picture) => {
        const hash = contentName(picture.bytes);
        await this.repository.addPicture({ hash, ...picture });
        return hash;
      },
    });
  }
}
