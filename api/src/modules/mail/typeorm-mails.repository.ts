import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { MailEntity } from './entities/mail.entity.ts';
import { MailsRepository, type MailOrder, type MailOutcome } from './mails.repository.ts';

const waiting = { sentAt: IsNull(), cancelledAt: IsNull(), failedAt: IsNull() };
const columns = { sent: 'sentAt', cancelled: 'cancelledAt', failed: 'failedAt' } as const;

/** By address too: most mails say of what they are, and not of whom. By number too: some went to a former address. */
const forget = `delete from mails where data ->> 'userId' = $1 or lower(recipient) = lower($2)`;

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

  async end(key: string, end: () => Promise<MailOutcome>): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write', onLocked: 'skip_locked' } as const;
      const mail = await manager.findOne(MailEntity, { select: { key: true }, where: { key, ...waiting }, lock });
      if (mail === null) return;
      const ended = await end();
      const error = ended.outcome === 'failed' ? ended.error : null;
      await manager.update(MailEntity, { key }, { [columns[ended.outcome]]: () => 'clock_timestamp()', error });
    });
  }

  async forget({ id, email }: { id: number; email: string | null }, manager: EntityManager): Promise<void> {
    await manager.query(forget, [String(id), email]);
  }
}
