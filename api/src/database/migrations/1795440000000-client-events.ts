import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers report about remotes: counts per minute and hour, and the last distinct errors (ADR 51). */
export class ClientEvents1795440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table client_measurements (
        step text not null check (step in ('minute', 'hour')),
        at timestamptz not null,
        remote text not null,
        version text not null,
        visitors text not null check (visitors in ('stable', 'canary', 'control', 'override')),
        metric text not null,
        detail smallint not null,
        count double precision not null,
        primary key (remote, step, at, version, visitors, metric, detail)
      );
      create index client_measurements_at on client_measurements (step, at);
      comment on table client_measurements is 'events and vitals that browsers reported, counted twice: by minute and by hour';
      comment on column client_measurements.at is 'start of the minute or the hour';
      comment on column client_measurements.visitors is 'group of visitors that the version was chosen for';
      comment on column client_measurements.detail is 'vitals: bucket; failures: number of the error code; otherwise 0';
      comment on column client_measurements.count is 'failed views are counted with the share of views that are reported';

      create table client_errors (
        remote text not null,
        version text not null,
        kind text not null,
        code text not null,
        message text not null,
        count bigint not null,
        first_seen_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (remote, version, kind, code, message)
      );
      create index client_errors_last_seen on client_errors (last_seen_at);
      comment on table client_errors is 'the last distinct errors of each version; messages are redacted';`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table client_errors');
    await runner.query('drop table client_measurements');
  }
}
