import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Interviews of candidates, with the version number that calendars compare. */
export class Interviews1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table interviews (
        id uuid primary key,
        user_id int not null references users (id) on delete cascade,
        job_id int not null references jobs (id),
        application_id uuid references applications (id) on delete set null,
        scheduled_at timestamptz not null,
        end_time timestamptz check (end_time > scheduled_at),
        location text,
        interview_type text not null check (interview_type in ('video', 'phone', 'onsite')),
        interviewer_name text,
        interviewer_email text,
        notes text,
        status text not null default 'scheduled'
          check (status in ('scheduled', 'completed', 'canceled', 'rescheduled')),
        feedback text,
        sequence int not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      comment on column interviews.feedback is 'what the interviewers say to each other; the candidate gets it with their data alone';
      comment on column interviews.sequence is 'grows with whatever calendars have to hear of';
      create index interviews_user on interviews (user_id);
      create index interviews_job on interviews (job_id);
      create index interviews_application on interviews (application_id) where application_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table interviews');
  }
}
