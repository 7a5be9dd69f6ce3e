import { Injectable } from '@nestjs/common';
import type { MailHealth } from 'shared-contracts';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { Statements } from '../../database/reserved-connection.ts';
import { MailEntity } from './entities/mail.entity.ts';
import { interviewerMailKinds } from './interviewer/interviewer.texts.ts';
import {
  MailsRepository,
  type Addressee,
  type HandoverOutcome,
  type ListedMail,
  type MailClaim,
  type MailOrder,
  type UncertainMail,
  type UnsentOutcome,
} from './mails.repository.ts';

const open = { sentAt: IsNull(), cancelledAt: IsNull(), failedAt: IsNull() };
const waiting = { ...open, claimedAt: IsNull() };
const now = () => 'clock_timestamp()';

const hasNotEnded = 'coalesce(sent_at, cancelled_at, failed_at) is null';
/** A running process records a result in less than one minute (`SendMailHandler`). */
const isUncertain = `
  ${hasNotEnded} and claimed_at is not null and (error is not null or claimed_at < now() - interval '2 minutes')`;

/** The time as text: `Date` has only millisecond precision, which does not identify a claim. */
const claim = `
  update mails set claimed_at = clock_timestamp(), error = null
  where key = $1 and recipient = $2 and ${hasNotEnded} and claimed_at is null returning claimed_at::text as at`;

const isCurrentClaim = `key = :key and ${hasNotEnded} and claimed_at = :at::timestamptz`;
const isCurrentClaimOrReleased = `key = :key and ${hasNotEnded} and coalesce(claimed_at, :at::timestamptz) = :at::timestamptz`;

const uncertain = `
  select key, kind, claimed_at as "claimedAt", error from mails where ${isUncertain} order by claimed_at, key limit $1`;

const release = `update mails set claimed_at = null, error = null where ${isUncertain} and key = any($1) returning key`;

const confirm = `
  update mails set sent_at = claimed_at, error = null where ${isUncertain} and key = any($1) returning key`;

/**
 * By user id, because mails may have been sent to a former address, and by address, because mails to visitors have no user
 * id.
 */
const deleteOfUser = `delete from mails where data ->> 'userId' = $1 or lower(recipient) = lower($2)`;

/** Found by the account or its address, which are indexed. Mails to interviewers have other recipients. */
const readdress = `
  update mails set
    data = data || jsonb_build_object('userId', $1::int),
    recipient = case when ${hasNotEnded} then $2 else recipient end
  where ((data ->> 'userId' = $1::int::text or lower(recipient) = lower($2)) and data ->> 'applicationId' = any($3))
     or (data ->> 'userId' = $1::int::text and data ->> 'interviewId' is not null and kind <> all($4))`;

const toInterviewers = Object.values(interviewerMailKinds);

type HealthRow = Omit<MailHealth, 'oldestDueAt'> & { oldestDueAt: Date | null };

/** Excludes mails whose first attempt is scheduled for later (`OrderOptions.startAt`). */
const health = `
  with waiting as (select key, created_at from mails where ${hasNotEnded} and claimed_at is null),
       later as (
         select data ->> 'key' as key from pgboss.job
         where name = 'send-mail' and state = 'created' and start_after > now() and data ->> 'attempt' is null
       )
  select
    (select count(*)::int from waiting) as waiting,
    (select count(*)::int from mails where failed_at > now() - interval '1 day') as failed,
    (select count(*)::int from mails where ${isUncertain}) as uncertain,
    (select min(created_at) from waiting where key not in (select key from later)) as "oldestDueAt"`;

const list = `
  select kind, case when kind <> all($3) then recipient end as recipient, created_at as "createdAt", sent_at as "sentAt",
         cancelled_at as "cancelledAt", failed_at as "failedAt"
  from mails
  where data ->> 'userId' = $1 or lower(recipient) = lower($2)
  order by created_at, key`;

@Injectable()
export class TypeOrmMailsRepository extends MailsRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  async add(mail: MailOrder, manager: EntityManager): Promise<boolean> {
    const insert = manager.createQueryBuilder().insert().into(MailEntity).values(mail).orIgnore().returning('key');
    const { raw } = await insert.execute();
    return (raw as unknown[]).length > 0;
  }

  findWaiting(key: string): Promise<MailOrder | null> {
    return this.database.manager.findOneBy(MailEntity, { key, ...waiting });
  }

  async end(key: string, ended: UnsentOutcome): Promise<void> {
    const change = ended.outcome === 'failed' ? { failedAt: now, error: ended.error } : { cancelledAt: now };
    await this.database.manager.update(MailEntity, { key, ...waiting }, change);
  }

  async claim(key: string, recipient: string): Promise<MailClaim | null> {
    const [rows] = await this.database.query<[{ at: string }[], number]>(claim, [key, recipient]);
    return rows[0] === undefined ? null : { key, recipient, ...rows[0] };
  }

  async settle(mailClaim: MailClaim, outcome: HandoverOutcome): Promise<void> {
    const update = this.database.createQueryBuilder().update(MailEntity).set(changeOf(mailClaim, outcome));
    await update.where(outcome.outcome === 'sent' ? isCurrentClaimOrReleased : isCurrentClaim, mailClaim).execute();
  }

  async health(statements: Statements = this.database): Promise<MailHealth> {
    const [row] = await statements.query<[HealthRow]>(health);
    return { ...row, oldestDueAt: row.oldestDueAt?.toISOString() ?? null };
  }

  uncertain(limit: number): Promise<UncertainMail[]> {
    return this.database.query(uncertain, [limit]);
  }

  async release(keys: readonly string[], manager: EntityManager): Promise<string[]> {
    return keysOf(await manager.query(release, [keys]));
  }

  async confirm(keys: readonly string[]): Promise<string[]> {
    return keysOf(await this.database.query(confirm, [keys]));
  }

  async readdress({ id, email }: Addressee, applicationIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(readdress, [id, email, applicationIds, toInterviewers]);
  }

  async deleteOfApplication(id: string, manager: EntityManager): Promise<void> {
    await manager.query(`delete from mails where data ->> 'applicationId' = $1`, [id]);
  }

  listOf({ id, email }: { id: number; email: string | null }, toOthers: readonly string[]): Promise<ListedMail[]> {
    return this.database.query(list, [String(id), email, toOthers]);
  }

  async deleteOfUser({ id, email }: { id: number; email: string | null }, manager: EntityManager): Promise<void> {
    await manager.query(deleteOfUser, [String(id), email]);
  }
}

/** A sent mail keeps the recipient of its claim, whatever its current recipient. */
function changeOf({ recipient }: MailClaim, outcome: HandoverOutcome) {
  if (outcome.outcome === 'sent') return { sentAt: now, recipient };
  return outcome.outcome === 'waiting' ? { claimedAt: null } : { error: outcome.error };
}

const keysOf = ([rows]: [{ key: string }[], number]) => rows.map(({ key }) => key);
