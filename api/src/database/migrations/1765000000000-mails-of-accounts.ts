import type { MigrationInterface, QueryRunner } from 'typeorm';

const aboutApplications = `('application-received', 'application-status-changed', 'application-refused')`;
const aboutInterviews = `('interview-planned', 'interview-rescheduled', 'interview-canceled')`;

const owners = `
  update mails m set data = m.data || jsonb_build_object('userId', a.user_id) from applications a
  where m.kind in ${aboutApplications} and a.id::text = m.data ->> 'applicationId' and a.user_id is not null;
  update mails m set data = m.data || jsonb_build_object('userId', i.user_id) from interviews i
  where m.kind in ${aboutInterviews} and i.id::text = m.data ->> 'interviewId';
`;

const leftBehind = `
  delete from mails m using applications a
  where m.kind in ${aboutApplications} and a.id::text = m.data ->> 'applicationId' and a.anonymised_at is not null;
  delete from mails m
  where m.kind in ${aboutInterviews} and not exists (select from interviews i where i.id::text = m.data ->> 'interviewId');
`;

/**
 * Adds the account's id to mails about applications and interviews, so that they are deleted with the account, and
 * deletes such mails that erased accounts left at former addresses. The index finds the last mails of erased
 * accounts.
 */
export class MailsOfAccounts1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statements of [owners, leftBehind]) await runner.query(statements);
    await runner.query(`
      create index mails_last on mails (coalesce(sent_at, cancelled_at, failed_at)) where kind = 'account-deleted'
    `);
  }

  /** The account's id of a mail is not removed: it is correct, and the previous release ignores it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index mails_last');
  }
}
