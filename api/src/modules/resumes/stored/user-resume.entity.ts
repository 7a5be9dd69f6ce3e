import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

@Entity('user_resumes')
export class UserResumeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'user_id' })
  userId!: number;

  /** 1 to 5: nobody has more resumes than there are slots. */
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

  /** Of one at most, and of one where there is any: the database sees to both. */
  @Column('boolean', { name: 'is_default' })
  isDefault!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
