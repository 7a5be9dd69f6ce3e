import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the assigned users were asked for the outcome of an interview, after its time. */
export class InterviewOutcomes1795425000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table interviews add column outcome_asked_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table interviews drop column outcome_asked_at');
  }
}
