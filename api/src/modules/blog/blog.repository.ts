import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, In, LessThan, PrimaryColumn, Repository } from 'typeorm';
import { storedPictures, toBlogCopy, type BlogCopy, type StoredPost } from './blog-copy.parser.ts';

/** The last successful read of a feed. */
@Entity('blog_feeds')
export class BlogFeedEntity {
  @PrimaryColumn('text')
  address!: string;

  @Column('jsonb')
  posts!: StoredPost[];

  @Column('timestamptz', { name: 'read_at' })
  readAt!: Date;
}

/** A picture of a post, identified by its hash. */
@Entity('blog_pictures')
export class BlogPictureEntity {
  @PrimaryColumn('text')
  hash!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  @Column('bytea')
  bytes!: Buffer;

  /** When a read of the feed last contained it. */
  @Column('timestamptz', { name: 'used_at', default: () => 'now()' })
  usedAt!: Date;
}

export type BlogPicture = Pick<BlogPictureEntity, 'hash' | 'contentType' | 'bytes'>;

@Injectable()
export class BlogRepository {
  constructor(
    @InjectRepository(BlogFeedEntity) private readonly feeds: Repository<BlogFeedEntity>,
    @InjectRepository(BlogPictureEntity) private readonly pictures: Repository<BlogPictureEntity>,
  ) {}

  /** The stored copy of a feed, written by any process. */
  async findCopy(address: string): Promise<BlogCopy | null> {
    const feed = await this.feeds.findOneBy({ address });
    return feed === null ? null : toBlogCopy(feed.posts, feed.readAt);
  }

  /** Replaces the stored copy, and deletes pictures that no copy has contained since `unusedSince`. */
  async saveCopy(address: string, { posts, readAt }: BlogCopy, unusedSince: Date): Promise<void> {
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
