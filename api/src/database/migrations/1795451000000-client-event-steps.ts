import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds counts of longer steps from those of shorter ones. */
const addStep = (from: string, to: string, width: string) => `
  insert into client_measurements (step, at, remote, version, visitors, metric, detail, count)
  select '${to}', date_bin('${width}', at, 'epoch'), remote, version, visitors, metric, detail, sum(count)
  from client_measurements where step = '${from}' group by 2, 3, 4, 5, 6, 7`;

const allow = (...steps: string[]) => `
  alter table client_measurements
    drop constraint client_measurements_step_check,
    add constraint client_measurements_step_check check (step in (${steps.map((step) => `'${step}'`).join(', ')}))`;

/**
 * Counts by minute, half-hour, three hours and half a day, the resolutions that ranges are read in; until now by minute and hour.
 * Processes of the release before read and write hours, which expire after 30 days.
 */
export class ClientEventSteps1795451000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow('minute', 'half-hour', 'hour', 'three-hours', 'half-day'));
    await runner.query(addStep('minute', 'half-hour', '30 minutes'));
    await runner.query(addStep('hour', 'three-hours', '3 hours'));
    await runner.query(addStep('hour', 'half-day', '12 hours'));
    await runner.query(`
      comment on table client_measurements is 'events and vitals that browsers reported, counted once for each step';
      comment on column client_measurements.at is 'start of the step'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from client_measurements where step not in ('minute', 'hour')`);
    await runner.query(allow('minute', 'hour'));
    await runner.query(`
      comment on table client_measurements is 'events and vitals that browsers reported, counted twice: by minute and by hour';
      comment on column client_measurements.at is 'start of the minute or the hour'`);
  }
}
