import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The erasure journal includes the removal of single resumes and pictures (ADR 40). */
export class ErasureKinds1795424600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table erasures
        drop constraint erasures_kind_check,
        add constraint erasures_kind_check check (kind in
          ('account', 'linked-account', 'application', 'withdrawal', 'unsubscription', 'resume', 'picture'));
      comment on column erasures.subject is
        'id of the application, the subscriber or the resume; of an account or its picture, id of the account';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from erasures where kind in ('resume', 'picture');
      alter table erasures
        drop constraint erasures_kind_check,
        add constraint erasures_kind_check
          check (kind in ('account', 'linked-account', 'application', 'withdrawal', 'unsubscription'));
      comment on column erasures.subject is 'id of the account, the application or the subscriber';
    `);
  }
}
