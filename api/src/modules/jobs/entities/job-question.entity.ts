import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A question that an application to the job has to answer. */
@Entity('job_questions')
export class JobQuestionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  /** Its id at the source, which counts within the job. */
  @Column('text', { name: 'external_id' })
  externalId!: string;

  @Column('text')
  question!: string;

  @Column('boolean')
  required!: boolean;

  /** Place in the form, from 0. */
  @Column('int')
  position!: number;
}
