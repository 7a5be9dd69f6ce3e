import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AlertRequestEntity } from './alert-request.entity.ts';

export type NewAlertRequest = Omit<AlertRequestEntity, 'id' | 'requestedAt' | 'confirmedAt'>;

@Injectable()
export class AlertRequestsRepository {
  constructor(private readonly database: DataSource) {}

  async add(request: NewAlertRequest, manager: EntityManager): Promise<AlertRequestEntity> {
    const id = randomUUID();
    await manager.insert(AlertRequestEntity, { id, ...request });
    return manager.findOneByOrFail(AlertRequestEntity, { id });
  }

  /** Number of requests of an address within the last hour. */
  countRecent(email: string, manager: EntityManager): Promise<number> {
    return ofAddress(email, manager).andWhere(`r.requestedAt > now() - interval '1 hour'`).getCount();
  }

  find(id: string, manager = this.database.manager): Promise<AlertRequestEntity | null> {
    return manager.findOneBy(AlertRequestEntity, { id });
  }

  /** Locks the row until the transaction ends. The account of its address is locked first, as in its erasure. */
  lock(id: string, manager: EntityManager): Promise<AlertRequestEntity | null> {
    return manager.findOne(AlertRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async confirm(id: string, now: Date, manager: EntityManager): Promise<void> {
    await manager.update(AlertRequestEntity, { id }, { confirmedAt: now });
  }

  /** Oldest first. */
  listOf(email: string): Promise<AlertRequestEntity[]> {
    return ofAddress(email, this.database.manager).orderBy({ 'r.requestedAt': 'ASC', 'r.id': 'ASC' }).getMany();
  }

  /** Deletes all requests of an address. */
  async deleteOfAddress(email: string, manager: EntityManager): Promise<void> {
    const requests = manager.createQueryBuilder().delete().from(AlertRequestEntity);
    await requests.where('lower(email) = lower(:email)', { email }).execute();
  }
}

const ofAddress = (email: string, manager: EntityManager) =>
  manager.createQueryBuilder(AlertRequestEntity, 'r').where('lower(r.email) = lower(:email)', { email });
