import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose records several admins edit, and the condition under which an update changes the version. */
const changes = {
  jobs: 'old.updated_at is distinct from new.updated_at',
  interviews: 'old.updated_at is distinct from new.updated_at',
  // The progress of sending does not change the version: an admin who pauses a campaign may have seen older counts.
  campaigns: `(old.name, old.subject, old.content, old.frequency, old.is_measured, old.status, old.scheduled_at, old.pause_reason)
    is distinct from
    (new.name, new.subject, new.content, new.frequency, new.is_measured, new.status, new.scheduled_at, new.pause_reason)`,
  campaign_schedule:
    '(old.is_on, old.subject, old.local_time, old.day) is distinct from (new.is_on, new.subject, new.local_time, new.day)',
} as const;

/** Adds a version to records. A trigger increments it, so that no writer can omit it. */
export class RecordVersions1795424900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function increment_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`);
    for (const [table, condition] of Object.entries(changes)) {
      await runner.query(`alter table ${table} add column version int not null default 1`);
      await runner.query(`
        create trigger increment_version before update on ${table}
        for each row when (${condition}) execute function increment_version()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(changes)) {
      await runner.query(`drop trigger increment_version on ${table}`);
      await runner.query(`alter table ${table} drop column version`);
    }
    await runner.query('drop function increment_version()');
  }
}
