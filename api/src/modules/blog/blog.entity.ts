import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredPost } from './blog-copy.parser.ts';

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
