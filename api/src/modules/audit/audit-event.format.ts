import type { Target } from '../../http/audited.decorator.ts';
import { toId } from '../../http/identifiers.parser.ts';

/** A recorded call, successful or refused. Contains no text of users and no bodies. */
export interface AuditEvent {
  /** The acting user, or the account of a refused attempt. Null after the account is erased. */
  actorId: number | null;
  /** Name of the endpoint: `login`, `toggleJob`. */
  what: string;
  /** Of which thing: `id=12`. Null where the call names and makes none. */
  target: string | null;
  /** The affected account. Null: none, or the account is erased. */
  subjectId: number | null;
  /** Null: the caller went away before there was an answer. */
  statusCode: number | null;
  /** By which the log knows it. */
  requestId: string;
}

/** As it is stored. */
export interface StoredAuditEvent extends AuditEvent {
  at: Date;
}

/** Numbers and ids only; other text of an address is not stored. */
const plain = /^[\w-]{1,64}$/;

/** An account stands apart from what else a call names, so that its number goes when it does. */
export function describeTarget({ userId, ...things }: Target): Pick<AuditEvent, 'target' | 'subjectId'> {
  const named = Object.entries(things).map(([name, id]) => `${name}=${plain.test(String(id)) ? id : '?'}`);
  return {
    target: named.length === 0 ? null : named.join(' '),
    subjectId: userId === undefined ? null : toId(String(userId)),
  };
}
