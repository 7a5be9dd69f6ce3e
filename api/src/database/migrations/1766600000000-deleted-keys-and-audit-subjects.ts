import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys of interviews that an admin has deleted: a repeated call does not create them again. */
const interviews = `
  create table deleted_interview_keys (idempotency_key uuid primary key);
  alter table interviews add column quiet_changes int not null default 0;
`;

/**
 * The account that an event affected, apart from the other ids of the call. It is cleared when the account is erased,
 * as the actor is.
 */
const auditSubjects = `
  alter table audit_events add column subject_id int references users (id) on delete set null;
  create index audit_events_subject on audit_events (subject_id) where subject_id is not null;
  update audit_events set
    subject_id = (select id from users where id::text = substring(target from '\\muserId=(\\d+)')),
    target = nullif(trim(regexp_replace(target, '\\s?\\muserId=[\\w?-]+', '')), '')
  where target ~ '\\muserId=';
`;

const auditTargets = `
  update audit_events set target = concat_ws(' ', target, 'userId=' || subject_id) where subject_id is not null;
  alter table audit_events drop column subject_id;
`;

export class DeletedKeysAndAuditSubjects1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [interviews, auditSubjects]) await runner.query(statements);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(auditTargets);
    await runner.query('alter table interviews drop column quiet_changes; drop table deleted_interview_keys;');
  }
}
