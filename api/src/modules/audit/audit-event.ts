import { toId } from '../../http/id-or-slug.ts';
import type { Target } from '../../http/audited.ts';

/** That something was done, or tried: no words of anybody, no bodies. */
export interface AuditEvent {
  /** Who acted, or whose account somebody tried. Null once the account is gone. */
  actorId: number | null;
  /** Name of the endpoint: `login`, `toggleJob`. */
  what: string;
  /** Of which thing: `id=12`. Null where the call names and makes none. */
  target: string | null;
  /** Whose account it was done to. Null: nobody's, or the account is gone. */
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

/** Numbers and ids; what else somebody may have typed into an address is none of ours to keep. */
const plain = /^[\w-]{1,64}$/;

/** An account stands apart from what else a call names, so that its number goes when it does. */
export function describeTarget({ userId, ...things }: Target): Pick<AuditEvent, 'target' | 'subjectId'> {
  const named = Object.entries(things).map(([name, id]) => `${name}=${plain.test(String(id)) ? id : '?'}`);
  return {
    target: named.length === 0 ? null : named.join(' '),
    subjectId: userId === undefined ? null : toId(String(userId)),
  };
}
