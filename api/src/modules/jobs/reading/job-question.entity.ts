import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A question that applications to the job must answer. */
@Entity('job_questions')
export class JobQuestionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  /** Its id at the source, unique within the job. */
  @Column('text', { name: 'external_id' })
  externalId!: string;

  @Column('text')
  question!: string;

  @Column('boolean')
  required!: boolean;

  /** Position in the form, from 0. */
  @Column('int')
  position!: number;
}
