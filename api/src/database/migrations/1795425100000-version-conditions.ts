import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that the API's answers do not show: what the ingest and the worker record for themselves. */
const bookkeeping = {
  jobs: ['missed_reads', 'content_hash', 'source_updated_at'],
  interviews: ['outcome_asked_at'],
} as const;

/** Stored generated columns have no value yet in a trigger before the update. */
const generated = { jobs: ['status'], interviews: [] } as const;

const tables = ['jobs', 'interviews'] as const;

/** Any other column counts, so that a writer cannot forget `updated_at` and a later column is included. */
const incrementOnAnyChange = (table: (typeof tables)[number]) => `
  create function increment_version_of_${table}() returns trigger language plpgsql as $$
  begin
    ${[...bookkeeping[table], ...generated[table]].map((column) => `old.${column} := new.${column};`).join('\n    ')}
    if new is distinct from old then
      new.version := old.version + 1;
    end if;
    return new;
  end $$;
  drop trigger increment_version on ${table};
  create trigger increment_version before update on ${table}
    for each row execute function increment_version_of_${table}();
`;

const incrementByTime = (table: (typeof tables)[number]) => `
  drop trigger increment_version on ${table};
  drop function increment_version_of_${table}();
  create trigger increment_version before update on ${table}
    for each row when (old.updated_at is distinct from new.updated_at) execute function increment_version();
`;

/** Versions of jobs and interviews are incremented by every change that answers show, not only by one that sets `updated_at`. */
export class VersionConditions1795425100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(incrementOnAnyChange(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(incrementByTime(table));
  }
}
