import { backoffMs } from '../../../queue/jobs.policy.ts';
import { MailBusyError, MailRefusedError, MailRejectedError, UncertainHandoverError } from '../../mail/index.ts';
import { kindOfRefusal, toReason } from '../bounces/bounce.policy.ts';
import type { BounceKind } from '../campaigns.port.ts';

/** Backoff between attempts: at most 15 minutes, about a day in total. A mailbox that is busy for a day counts as refused. */
const backoff = { limit: 130, baseSeconds: 5, capSeconds: 900 };
/** Attempts for rejected content. Repeating it for a day would harm the sender's reputation. */
const rejectionLimit = 5;

/** Result of one attempt. `unknown`: the mail may have been accepted; the server is asked later. */
export type Outcome =
  | { state: 'sent'; providerId: string | null }
  | { state: 'pending'; error: string; waitMs: number; isServerReachable: boolean }
  /** `bounce`: the kind of bounce to record for the address, or null. */
  | { state: 'failed'; error: string; bounce: BounceKind | null }
  | { state: 'unknown'; error: string };

/**
 * @param attempts attempts before this one
 * @param isSendingStarted whether content may have been sent
 */
export function outcomeOf(error: unknown, attempts: number, isSendingStarted: boolean): Outcome {
  const reason = toReason(messageOf(error));
  if (error instanceof MailRefusedError) return { state: 'failed', error: reason, bounce: kindOfRefusal(reason) };
  if (isSendingStarted && error instanceof UncertainHandoverError) return { state: 'unknown', error: reason };
  const isRejected = error instanceof MailRejectedError;
  const limit = isRejected ? rejectionLimit : backoff.limit;
  if (attempts + 1 >= limit) return { state: 'failed', error: reason, bounce: null };
  const waitMs = backoffMs(attempts + 1, backoff, Math.random());
  return { state: 'pending', error: reason, waitMs, isServerReachable: isRejected || error instanceof MailBusyError };
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
