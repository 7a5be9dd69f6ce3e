import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cancels all but the newest of the active interviews with the same candidate, job and time. No mail is sent: the
 * interview takes place as planned.
 */
const cancelDoubles = `
  update interviews i set status = 'canceled', sequence = sequence + 1, updated_at = now()
  where status in ('scheduled', 'rescheduled') and exists (
    select from interviews newer
    where newer.status in ('scheduled', 'rescheduled')
      and (newer.user_id, newer.job_id, newer.scheduled_at) = (i.user_id, i.job_id, i.scheduled_at)
      and (newer.created_at, newer.id) > (i.created_at, i.id)
  )`;

/** Users assigned to jobs, click counts of advertised addresses, and a key that makes planning an interview idempotent. */
export class JobAssignmentsAndTracking1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(cancelDoubles);
    await runner.query(`
      create table job_assignments (
        job_id int not null references jobs (id) on delete cascade,
        user_id int not null references users (id) on delete cascade,
        assigned_by int references users (id) on delete set null,
        assigned_at timestamptz not null default now(),
        primary key (job_id, user_id)
      );
      create index job_assignments_user on job_assignments (user_id);
      create index job_assignments_by on job_assignments (assigned_by);

      create table job_tracking_clicks (
        job_id int not null references jobs (id) on delete cascade,
        source text not null,
        day date not null,
        people int not null default 0,
        machines int not null default 0,
        primary key (job_id, source, day)
      );
      comment on column job_tracking_clicks.day is 'in Lisbon';

      alter table interviews add column idempotency_key uuid;
      create unique index interviews_idempotency_key on interviews (idempotency_key);
      create unique index interviews_live_once on interviews (user_id, job_id, scheduled_at)
        where status in ('scheduled', 'rescheduled');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index interviews_live_once;
      alter table interviews drop column idempotency_key;
      drop table job_tracking_clicks;
      drop table job_assignments;
    `);
  }
}
