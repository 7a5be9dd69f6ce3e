import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Private notes on saved jobs. `note_version` is incremented by each change of the note (ADR 43). */
export class SavedJobNotes1795430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table saved_jobs add column note text, add column note_version int not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table saved_jobs drop column note, drop column note_version');
  }
}
