import { randomUUID } from 'node:crypto';

/**
 * Kinds of erasures. `linked-account`: an account with a linked address, including visitors' data with that address
 * (ADR 34). `application`: anonymized. `withdrawal`: an application. `unsubscription`: job alerts that their subscriber
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
const formatLine = ({ kind, subject, erasedAt }: Erasure) => `${JSON.stringify({ kind, subject, erasedAt })}\n`;

/** @throws SyntaxError or Error for a line in an unknown format: no line is skipped */
function parseLine(line: string): Erasure {
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

/** Name of a file or object that is written once: `2026-11-23T090000.000Z-<uuid>.jsonl`. */
export const journalEntryName = () => `${new Date().toISOString().replaceAll(':', '')}-${randomUUID()}.jsonl`;

export const formatJournalEntry = (erasures: readonly Erasure[]) => erasures.map(formatLine).join('');

/** @throws Error for a line in an unknown format */
export const parseJournalEntry = (text: string): Erasure[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(parseLine);

/** All erasures, stored outside the database. Append-only. An erasure may occur more than once. */
export abstract class ErasureJournal {
  /** Resolves once the erasures are durable. All or none are written. */
  abstract append(erasures: readonly Erasure[]): Promise<void>;

  /** In no order. @throws Error if it cannot be read completely */
  abstract read(): Promise<Erasure[]>;
}
