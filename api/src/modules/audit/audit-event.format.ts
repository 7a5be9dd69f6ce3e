import { type Target, toId } from '../../http/index.ts';

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

/** Numbers and ids only; other text of an address is not stored. */
const plain = /^[\w-]{1,64}$/;

/** The account is separate from other targets, so that its id is deleted with it. */
export function describeTarget({ userId, ...things }: Target): Pick<AuditEvent, 'target' | 'subjectId'> {
  const named = Object.entries(things).map(([name, id]) => `${name}=${plain.test(String(id)) ? id : '?'}`);
  return {
    target: named.length === 0 ? null : named.join(' '),
    subjectId: userId === undefined ? null : toId(String(userId)),
  };
}
