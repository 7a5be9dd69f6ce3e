import { Column, Entity, PrimaryColumn } from 'typeorm';

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
