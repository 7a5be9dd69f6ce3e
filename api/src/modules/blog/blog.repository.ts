import type { BlogCopy } from './blog-copy.ts';
import type { BlogPictureEntity } from './entities/blog-picture.entity.ts';

export type BlogPicture = Pick<BlogPictureEntity, 'hash' | 'contentType' | 'bytes'>;

export abstract class BlogRepository {
  /** The last good copy of a feed, whichever process read it. */
  abstract findCopy(address: string): Promise<BlogCopy | null>;
  /** Keeps a copy in place of the last one, and forgets pictures that no copy has named since `unusedSince`. */
  abstract keepCopy(address: string, copy: BlogCopy, unusedSince: Date): Promise<void>;
  abstract findPicture(hash: string): Promise<BlogPicture | null>;
  abstract addPicture(picture: BlogPicture): Promise<void>;
}
