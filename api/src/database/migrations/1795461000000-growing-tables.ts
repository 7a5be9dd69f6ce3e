import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes of expired and failed rows, a mark of totals of visits, and totals of ended campaigns, so that rules, health checks and lists
 * read only few rows.
 * `if not exists`: on large tables an operator can create the indexes concurrently before the migration (docs/growth.md).
 */
export class GrowingTables1795461000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_tracking_clicks add column if not exists is_total boolean not null default false;
      comment on column job_tracking_clicks.is_total is 'sum of the days before the retention period';
      create index if not exists job_tracking_clicks_days on job_tracking_clicks (day) where not is_total;
      create index if not exists campaign_events_happened on campaign_events (happened_at);
      create index if not exists campaign_recipients_complained on campaign_recipients (campaign_id)
        where complained_at is not null;
      create index if not exists mails_failed_at on mails (failed_at) where failed_at is not null;
      drop index if exists mails_failed;
      create table campaign_totals (
        campaign_id int primary key references campaigns (id) on delete cascade,
        counts jsonb not null,
        opens int not null,
        clicks int not null,
        machine_opens int not null,
        machine_clicks int not null,
        counted_at timestamptz not null
      );
      comment on table campaign_totals is 'counts of the rows of ended campaigns, so that lists do not count them';
      comment on column campaign_totals.counts is 'recipients by state';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table campaign_totals;
      create index mails_failed on mails (key) where failed_at is not null;
      drop index mails_failed_at, campaign_recipients_complained, campaign_events_happened, job_tracking_clicks_days;
      alter table job_tracking_clicks drop column is_total;
    `);
  }
}
