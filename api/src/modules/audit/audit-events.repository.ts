import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditEvent, StoredAuditEvent } from './audit-event.format.ts';

const insert = `
  insert into audit_events (actor_id, what, target, subject_id, status_code, request_id)
  values ((select id from users where id = $1), $2, $3, (select id from users where id = $4), $5, $6)`;

const list = `
  select at, actor_id as "actorId", what, target, subject_id as "subjectId", status_code as "statusCode", request_id as "requestId"
  from audit_events where actor_id = $1 order by at, id`;

@Injectable()
export class AuditEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores the event. Accounts that were erased concurrently are stored as null. */
  async insert({ actorId, what, target, subjectId, statusCode, requestId }: AuditEvent): Promise<void> {
    await this.database.query(insert, [actorId, what, target, subjectId, statusCode, requestId]);
  }

  /** Actions of an account and attempts on it, oldest first. */
  listOf(actorId: number): Promise<StoredAuditEvent[]> {
    return this.database.query(list, [actorId]);
  }
}
