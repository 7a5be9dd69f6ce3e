import { backoffMs } from '../../../queue/backoff.ts';
import { MailBusyError, MailRefusedError, MailRejectedError, UncertainHandoverError } from '../../mail/index.ts';
import type { BounceKind } from '../bounces.ts';
import { kindOfRefusal, toReason } from '../bounces/bounce.policy.ts';

/**
 * Pauses between tries, and how many there are: a quarter of an hour apart in the end, about a day in all. A mailbox that is
 * busy for a day is as good as refused.
 */
const retry = { limit: 130, baseSeconds: 5, capSeconds: 900 };
/** Of a mail that is refused for what it says: who sends the same for a day is taken for worse. */
const rejectionLimit = 5;

/** What became of a mail that was tried. `unsure`: it may have arrived; who carries it is asked later. */
export type Outcome =
  | { state: 'sent'; providerId: string | null }
  | { state: 'pending'; error: string; waitMs: number; isServerThere: boolean }
  /** `bounce`: what that tells of the address; null: nothing. */
  | { state: 'failed'; error: string; bounce: BounceKind | null }
  | { state: 'unsure'; error: string };

/**
 * @param attempts tries before this one
 * @param isLeaving whether any of its content may have left
 */
export function outcomeOf(error: unknown, attempts: number, isLeaving: boolean): Outcome {
  const reason = toReason(messageOf(error));
  if (error instanceof MailRefusedError) return { state: 'failed', error: reason, bounce: kindOfRefusal(reason) };
  if (isLeaving && error instanceof UncertainHandoverError) return { state: 'unsure', error: reason };
  const isRejected = error instanceof MailRejectedError;
  const limit = isRejected ? rejectionLimit : retry.limit;
  if (attempts + 1 >= limit) return { state: 'failed', error: reason, bounce: null };
  const waitMs = backoffMs(attempts + 1, retry, Math.random());
  return { state: 'pending', error: reason, waitMs, isServerThere: isRejected || error instanceof MailBusyError };
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
