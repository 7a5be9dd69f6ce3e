import { backoffMs } from '../../../queue/backoff.ts';
import { MailBusyError, MailRefusedError, UncertainHandoverError } from '../../mail/index.ts';

/**
 * Pauses between tries, and how many there are: a quarter of an hour apart in the end, about a day in all. A mailbox that is
 * busy for a day is as good as refused.
 */
const retry = { limit: 130, baseSeconds: 5, capSeconds: 900 };

/** What became of a mail that was tried. `unsure`: it may have arrived; who carries it is asked later. */
export type Outcome =
  | { state: 'sent'; providerId: string | null }
  | { state: 'pending'; error: string; waitMs: number; isServerThere: boolean }
  | { state: 'failed'; error: string }
  | { state: 'unsure'; error: string };

/**
 * @param attempts tries before this one
 * @param isLeaving whether any of its content may have left
 */
export function outcomeOf(error: unknown, attempts: number, isLeaving: boolean): Outcome {
  const reason = messageOf(error);
  if (error instanceof MailRefusedError) return { state: 'failed', error: reason };
  if (isLeaving && error instanceof UncertainHandoverError) return { state: 'unsure', error: reason };
  if (attempts + 1 >= retry.limit) return { state: 'failed', error: reason };
  const waitMs = backoffMs(attempts + 1, retry, Math.random());
  return { state: 'pending', error: reason, waitMs, isServerThere: error instanceof MailBusyError };
}

/** Enhanced status codes (RFC 3463): 5.1.x tell of the address, 5.2.1 of a mailbox that is closed; others of something that may pass. */
const anyStatus = /\b[45]\.\d{1,3}\.\d{1,3}\b/;
const noMailbox = /\b5\.(?:1\.\d{1,3}|2\.1)\b/;

/** Whether a refusal says that there is no such mailbox, so that nothing is ever mailed there again. */
export const tellsOfNoMailbox = (refusal: string) => noMailbox.test(refusal) || !anyStatus.test(refusal);

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
