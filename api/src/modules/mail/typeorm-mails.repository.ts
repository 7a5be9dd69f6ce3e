import { Injectable } from '@nestjs/common';
import type { MailHealth } from 'shared-contracts';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { MailEntity } from './entities/mail.entity.ts';
import {
  MailsRepository,
  type Addressee,
  type ListedMail,
  type MailOrder,
  type MailOutcome,
} from './mails.repository.ts';

const waiting = { sentAt: IsNull(), cancelledAt: IsNull(), failedAt: IsNull() };
const columns = { sent: 'sentAt', cancelled: 'cancelledAt', failed: 'failedAt' } as const;

/** By number: some went to a former address. By address too: what a visitor was mailed names no account. */
const forget = `delete from mails where data ->> 'userId' = $1 or lower(recipient) = lower($2)`;

/** Found by their account or its address, for which there are indexes. */
const readdress = `
  update mails set
    data = data || jsonb_build_object('userId', $1::int),
    recipient = case when num_nonnulls(sent_at, cancelled_at, failed_at) = 0 then $2 else recipient end
  where (data ->> 'userId' = $1::int::text or lower(recipient) = lower($2)) and data ->> 'applicationId' = any($3)`;

/** Not due: those whose first try has a moment to come (`OrderOptions.startAt`). */
const healthOf = `
  with waiting as (select key, created_at from mails where coalesce(sent_at, cancelled_at, failed_at) is null),
       later as (
         select data ->> 'key' as key from pgboss.job
         where name = 'send-mail' and state = 'created' and start_after > now() and data ->> 'attempt' is null
       )
  select
    (select count(*)::int from waiting) as waiting,
    (select count(*)::int from mails where failed_at > now() - interval '1 day') as failed,
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

  async health(): Promise<MailHealth> {
    const [row] =
      await this.database.query<(Omit<MailHealth, 'oldestDueAt'> & { oldestDueAt: Date | null })[]>(healthOf);
    return {
      waiting: row?.waiting ?? 0,
      failed: row?.failed ?? 0,
      oldestDueAt: row?.oldestDueAt?.toISOString() ?? null,
    };
  }

  findWaiting(key: string): Promise<MailOrder | null> {
    return this.database.manager.findOneBy(MailEntity, { key, ...waiting });
  }

  async end(key: string, end: (recipient: string) => Promise<MailOutcome>): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const select = { key: true, recipient: true } as const;
      const mail = await manager.findOne(MailEntity, { select, where: { key, ...waiting }, lock });
      if (mail === null) return;
      const ended = await end(mail.recipient);
      const error = ended.outcome === 'failed' ? ended.error : null;
      await manager.update(MailEntity, { key }, { [columns[ended.outcome]]: () => 'clock_timestamp()', error });
    });
  }

  async readdress({ id, email }: Addressee, applicationIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(readdress, [id, email, applicationIds]);
  }

  listOf({ id, email }: { id: number; email: string | null }, toOthers: readonly string[]): Promise<ListedMail[]> {
    return this.database.query(list, [String(id), email, toOthers]);
  }

  async forget({ id, email }: { id: number; email: string | null }, manager: EntityManager): Promise<void> {
    await manager.query(forget, [String(id), email]);
  }
}
