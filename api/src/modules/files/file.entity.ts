import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Metadata of a stored file; the bytes are in the file store, under the same id. */
@Entity('files')
export class FileEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'content_type' })
  contentType!: string;

  /** Bytes. */
  @Column('int')
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  /** For a detached file: when it was detached. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'attached_at', nullable: true })
  attachedAt!: Date | null;
}
