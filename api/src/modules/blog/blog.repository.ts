import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository } from 'typeorm';
import { storedPictures, toBlogCopy, type BlogCopy } from './blog-copy.parser.ts';
import { BlogFeedEntity, BlogPictureEntity } from './blog.entity.ts';

export type BlogPicture = Pick<BlogPictureEntity, 'hash' | 'contentType' | 'bytes'>;

@Injectable()
export class BlogRepository {
  constructor(
    @InjectRepository(BlogFeedEntity) private readonly feeds: Repository<BlogFeedEntity>,
    @InjectRepository(BlogPictureEntity) private readonly pictures: Repository<BlogPictureEntity>,
  ) {}

  /** The last good copy of a feed, whichever process read it. */
  async findCopy(address: string): Promise<BlogCopy | null> {
    const feed = await this.feeds.findOneBy({ address });
    return feed === null ? null : toBlogCopy(feed.posts, feed.readAt);
  }

  /** Keeps a copy in place of the last one, and forgets pictures that no copy has named since `unusedSince`. */
  async keepCopy(address: string, { posts, readAt }: BlogCopy, unusedSince: Date): Promise<void> {
    const used = [...storedPictures(posts).values()];
    await this.feeds.manager.transaction(async (manager) => {
      await manager.upsert(BlogFeedEntity, { address, posts: [...posts], readAt }, ['address']);
      await manager.update(BlogPictureEntity, { hash: In(used) }, { usedAt: readAt });
      await manager.delete(BlogPictureEntity, { usedAt: LessThan(unusedSince) });
    });
  }

  findPicture(hash: string): Promise<BlogPicture | null> {
    return this.pictures.findOneBy({ hash });
  }

  async addPicture(picture: BlogPicture): Promise<void> {
    await this.pictures.upsert({ ...picture, usedAt: () => 'now()' }, ['hash']);
  }
}
