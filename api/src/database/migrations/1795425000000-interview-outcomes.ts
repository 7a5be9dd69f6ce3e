import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the outcome of an interview was asked for, once its time had passed. */
export class InterviewOutcomes1795425000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table interviews add column outcome_asked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table interviews drop column outcome_asked_at');
  }
}
