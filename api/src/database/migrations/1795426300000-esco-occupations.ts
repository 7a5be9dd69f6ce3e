import type { MigrationInterface, QueryRunner } from 'typeorm';

const table = `
  create table esco_occupations (
    uri text primary key,
    names text[] not null,
    loaded_at timestamptz not null
  );
  comment on table esco_occupations is
    'names of occupations from a file of the European Commission that an operator loads (npm run esco), used as synonyms by the search';
`;

/** Occupations with their names, which the search uses in addition to its own words. Empty until an operator loads a file. */
export class EscoOccupations1795426300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table esco_occupations');
  }
}
