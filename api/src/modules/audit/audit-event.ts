/** That something was done, or tried: no words of anybody, no bodies. */
export interface AuditEvent {
  /** Who acted, or whose account somebody tried. Null once the account is gone. */
  actorId: number | null;
  /** Name of the endpoint: `login`, `toggleJob`. */
  what: string;
  /** Of which thing: `id=12 userId=7`. Null where the address names none. */
  target: string | null;
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

/** What the parameters of an address name. */
export function targetOf(params: object): string | null {
  const named = Object.entries(params as Record<string, string>);
  if (named.length === 0) return null;
  return named.map(([name, value]) => `${name}=${plain.test(value) ? value : '?'}`).join(' ');
}
