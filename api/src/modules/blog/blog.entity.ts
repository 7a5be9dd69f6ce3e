import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeptPost } from './blog-copy.parser.ts';

/** The last good copy of a feed. */
@Entity('blog_feeds')
export class BlogFeedEntity {
  @PrimaryColumn('text')
  address!: string;

  @Column('jsonb')
  posts!: KeptPost[];

  @Column('timestamptz', { name: 'read_at' })
  readAt!: Date;
}

/** A post's picture as it came from the blog, named by its content. */
@Entity('blog_pictures')
export class BlogPictureEntity {
  @PrimaryColumn('text')
  hash!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  @Column('bytea')
  bytes!: Buffer;

  /** When a copy of a feed last named it. */
  @Column('timestamptz', { name: 'used_at', default: () => 'now()' })
  usedAt!: Date;
}
