import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A recorded call, successful or refused. Contains no text of users and no bodies. */
export interface AuditEvent {
  /** The acting user, or the account of a refused attempt. Null after the account is erased. */
  actorId: number | null;
  /** Name of the endpoint: `login`, `toggleJob`. */
  what: string;
  /** Ids of the target: `id=12`. Null if the call names and creates none. */
  target: string | null;
  /** The affected account. Null: none, or the account is erased. */
  subjectId: number | null;
  /** Null: the client disconnected before the response. */
  statusCode: number | null;
  /** Request id in the log. */
  requestId: string;
}

/** A stored event. */
export interface StoredAuditEvent extends AuditEvent {
  at: Date;
}

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
