import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { KeptPost } from '../blog-copy.ts';

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
