import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A question that an application to the job has to answer. */
@Entity('job_questions')
export class JobQuestionEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @Column('int', { name: 'job_id' })
  jobId!: number;

  @Column('text')
  question!: string;

  @Column('boolean')
  required!: boolean;

  /** Place in the form, from 0. */
  @Column('int')
  position!: number;
}
