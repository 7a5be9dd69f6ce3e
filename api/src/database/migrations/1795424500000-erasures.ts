import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Erasures that are not in the journal yet, and erasures that a restored database has to repeat (ADR 40). */
export class Erasures1795424500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erasures (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('account', 'linked-account', 'application', 'withdrawal', 'unsubscription')),
        subject text not null,
        erased_at timestamptz not null default now(),
        is_replay boolean not null default false
      );
      comment on table erasures is 'erasures on their way to the journal, and, after a restoration, erasures to repeat';
      comment on column erasures.subject is 'id of the account, the application or the subscriber';
      comment on column erasures.is_replay is 'true: read from the journal by a restoration, and to be repeated';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erasures');
  }
}
