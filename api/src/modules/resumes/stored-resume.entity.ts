import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('user_resumes')
export class UserResumeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'user_id' })
  userId!: number;

  /** 1 to 5. The unique constraint on slots limits the number of resumes. */
  @Column('smallint')
  slot!: number;

  @Column('text')
  name!: string;

  @Column('uuid', { name: 'file_id' })
  fileId!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  /** Bytes. */
  @Column('int', { name: 'file_size' })
  fileSize!: number;

  @Column('int')
  pages!: number;

  /** Exactly one of a user's resumes is the default; the database enforces it. */
  @Column('boolean', { name: 'is_default' })
  isDefault!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
