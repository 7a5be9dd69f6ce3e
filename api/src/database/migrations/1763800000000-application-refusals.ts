import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = `
  alter table applications add column refused_at timestamptz;
  comment on column applications.refused_at is 'the HR backend takes applications to this job no more: nothing is left to tell it';
  comment on column applications.delivery_failed_at is 'given up after every retry, or not understood by the HR backend';
  drop index applications_undelivered;
  create index applications_undelivered on applications (due_at)
    where delivered_at is null and withdrawn_at is null and refused_at is null;
`;

const down = `
  drop index applications_undelivered;
  create index applications_undelivered on applications (due_at) where delivered_at is null and withdrawn_at is null;
  alter table applications drop column refused_at;
`;

/**
 * The reason of a refusal. Applicants are notified if the job closed before the application arrived; other refusals
 * are left to the operator.
 */
export class ApplicationRefusals1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(down);
  }
}
