import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Security events and their actors. When an account is erased, its events remain for their year without a reference
 * to it.
 */
const auditEvents = `
  create table audit_events (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id int references users (id) on delete set null,
    what text not null,
    target text,
    status_code int,
    request_id text not null
  );
  create index audit_events_at on audit_events (at);
  create index audit_events_actor on audit_events (actor_id) where actor_id is not null;
`;

/**
 * Request counts of the rate limits. Unlogged: the table is written by every request that changes something, and its
 * rows are worthless after a crash. Without an index on the time, so that updates are HOT.
 */
const throttleCounts = `
  create unlogged table throttle_counts (
    key text primary key,
    hits int not null,
    expires_at timestamptz not null
  ) with (fillfactor = 70);
`;

export class AuditEvents1766200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [auditEvents, throttleCounts]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['throttle_counts', 'audit_events']) await runner.query(`drop table ${table}`);
  }
}
