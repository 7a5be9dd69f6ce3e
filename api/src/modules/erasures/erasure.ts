/**
 * Kinds of erasures. `linked-account`: an account with a linked address, including visitors' data with that address
 * (ADR 34). `application`: anonymised. `withdrawal`: an application. `unsubscription`: job alerts that their subscriber
 * ended. `resume`: a stored resume that its owner removed. `picture`: a profile picture that its owner removed or
 * replaced.
 */
export const erasureKinds = [
  'withdrawal',
  'application',
  'unsubscription',
  'account',
  'linked-account',
  'resume',
  'picture',
] as const;
export type ErasureKind = (typeof erasureKinds)[number];

/** One erasure, without personal data. */
export interface Erasure {
  kind: ErasureKind;
  /** Id of the application, subscriber or resume; for an account or its picture, the id of the account. */
  subject: string;
  /** ISO 8601, by the database's clock. */
  erasedAt: string;
}

const subjectPattern = /^[\w-]{1,40}$/;

/** One line of the journal. */
export const toJournalLine = ({ kind, subject, erasedAt }: Erasure) =>
  `${JSON.stringify({ kind, subject, erasedAt })}\n`;

/** @throws SyntaxError or Error for a line in an unknown format: no line is skipped */
export function fromJournalLine(line: string): Erasure {
  const { kind, subject, erasedAt } = JSON.parse(line) as Record<string, unknown>;
  const isKnown = (erasureKinds as readonly unknown[]).includes(kind);
  const isSubject = typeof subject === 'string' && subjectPattern.test(subject);
  const isTime = typeof erasedAt === 'string' && !Number.isNaN(Date.parse(erasedAt));
  if (!isKnown || !isSubject || !isTime) throw new Error(`Unknown line in the erasure journal: ${line}`);
  return { kind: kind as ErasureKind, subject, erasedAt };
}

/** Each subject once per kind, with its latest time. */
export function latestOf(erasures: Iterable<Erasure>): Erasure[] {
  const latest = new Map<string, Erasure>();
  for (const erasure of erasures) {
    const key = `${erasure.kind}:${erasure.subject}`;
    const known = latest.get(key);
    if (known === undefined || Date.parse(known.erasedAt) < Date.parse(erasure.erasedAt)) latest.set(key, erasure);
  }
  return [...latest.values()];
}
