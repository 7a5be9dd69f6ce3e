import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('saved_jobs')
export class SavedJobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('int', { name: 'user_id' })
  userId!: number;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  @Column('timestamptz', { name: 'saved_at', default: () => 'clock_timestamp()' })
  savedAt!: Date;
}
