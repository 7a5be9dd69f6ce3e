import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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

export type JobQuestionRecord = Pick<JobQuestionEntity, 'id' | 'externalId' | 'question' | 'required'>;

@Injectable()
export class JobQuestionsRepository {
  constructor(@InjectRepository(JobQuestionEntity) private readonly questions: Repository<JobQuestionEntity>) {}

  /** The questions of a job in any state, in form order. */
  ofJob(jobId: number): Promise<JobQuestionRecord[]> {
    return this.questions.find({ where: { jobId }, order: { position: 'asc', id: 'asc' } });
  }

  /** The subset of these jobs that has a required question. */
  async jobsRequiringAnswers(jobIds: readonly number[]): Promise<ReadonlySet<number>> {
    const where = { jobId: In(jobIds), required: true };
    const questions = await this.questions.find({ select: { jobId: true }, where });
    return new Set(questions.map(({ jobId }) => jobId));
  }
}
