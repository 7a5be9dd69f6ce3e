import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Snippets end with "..." (SPEC §9), as the ingest writes them. */
export class SnippetEnding1795424700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update jobs set snippet = regexp_replace(snippet, '…$', '...') where snippet like '%…'`);
  }

  async down(): Promise<void> {
    // Nothing: the earlier ingest writes its own ending.
  }
}
