import { sessionStore } from 'platform';
import type { Draft, Owner } from './draft';

/** All but the resume, whose file is no text. */
type Changes = Omit<Partial<Draft>, 'resume'>;

interface Unstored {
  owner: Owner;
  /** Milliseconds since 1970. */
  changedAt: number;
  changes: Changes;
}

const keyOf = (jobId: number) => `mfe-apply:unstored:${jobId}`;

/**
 * Keeps what was entered right before a page is left or reloaded: the browser aborts the transactions of IndexedDB that its page
 * still runs, while a session's storage is written at once.
 */
export function keepUnstored(jobId: number, owner: Owner, { resume: _, ...changes }: Partial<Draft>): void {
  if (Object.keys(changes).length === 0) return;
  const unstored: Unstored = { owner, changedAt: Date.now(), changes };
  sessionStore.set(keyOf(jobId), JSON.stringify(unstored));
}

/** What `keepUnstored` kept for the owner of a draft, unless the draft was stored later. It is kept no more. */
export function takeUnstored(jobId: number, { owner, savedAt }: Draft): Changes {
  const text = sessionStore.get(keyOf(jobId));
  sessionStore.remove(keyOf(jobId));
  if (text === null) return {};
  const unstored = JSON.parse(text) as Unstored;
  return unstored.owner === owner && unstored.changedAt >= savedAt ? unstored.changes : {};
}
