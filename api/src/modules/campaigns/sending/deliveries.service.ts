import { Injectable, Logger } from '@nestjs/common';
import DataLoader from 'dataloader';
import { retry, type RetryOptions } from '../../../operations/retry.policy.ts';
import { MailTransport } from '../../mail/index.ts';
import { Bounces, CampaignMails, type BounceKind, type MailedCampaign } from '../campaigns.port.ts';
import type { DueMail } from './claims.service.ts';
import { outcomeOf, type Outcome } from './delivery.policy.ts';
import { RecipientsRepository, type LeasedRecipient, type Settlement } from './recipients.repository.ts';

/**
 * A semaphore. Custom implementation: p-limit and cockatiel's bulkhead run a function under a permit; here a permit is acquired before
 * the work is known, and released in another function.
 */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private acquired = 0;

  constructor(private readonly count: number) {}

  /** Resolves with a permit, to be returned by `release`. */
  async acquire(): Promise<void> {
    if (this.acquired < this.count) this.acquired += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.acquired -= 1;
    else next();
  }

  /** Waits until all permits are released. Later calls of `acquire` wait forever. */
  async drain(): Promise<void> {
    for (let permit = 0; permit < this.count; permit++) await this.acquire();
  }
}

/**
 * Combines concurrent calls into batches. Calls that arrive while a batch runs are collected for the next one, so a single
 * call runs immediately and the cost per call falls under load.
 * @param load returns one result per item, in order; its rejection rejects every item of the batch
 */
export function createBatchLoader<Item, Answer>(
  load: (items: readonly Item[]) => Promise<readonly Answer[]>,
): DataLoader<Item, Answer> {
  let running: Promise<unknown> = Promise.resolve();
  const loadNext = (items: readonly Item[]) => {
    const batch = load(items);
    running = batch.catch(() => {});
    return batch;
  };
  return new DataLoader(loadNext, { cache: false, batchScheduleFn: (start) => void running.then(start) });
}

/**
 * Retry limits for recording results while the database is unavailable. Together with the timeout of a transport, less than
 * two minutes.
 */
const recordRetry: RetryOptions = { timeoutMs: 60_000, attemptTimeoutMs: 8000, delayMs: 500 };
/** Shorter than the timeout of a transport. The statement is idempotent, so it can be retried if the first response was lost. */
const permissionRetry: RetryOptions = { timeoutMs: 15_000, attemptTimeoutMs: 4000, delayMs: 500 };
/**
 * Maximum time between requesting permission to send and receiving it. A process that was suspended for longer must not send.
 */
const permissionTimeoutMs = 20_000;
/** Mails with a result that is not recorded yet. After a crash, this many have to be reconciled. */
const maxUnrecorded = 64;
/** Delay before the server is asked whether it accepted an uncertain mail: it may still be processing it. */
const reconcileAfterMs = 20_000;

/** Hands one mail to the transport and records the result. */
@Injectable()
export class Deliveries {
  private readonly logger = new Logger(Deliveries.name);
  private readonly marking: DataLoader<LeasedRecipient, boolean>;
  private readonly settling: DataLoader<Settlement, undefined>;
  private readonly unrecorded = new Semaphore(maxUnrecorded);

  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly mails: CampaignMails,
    private readonly transport: MailTransport,
    private readonly bounces: Bounces,
  ) {
    this.marking = createBatchLoader((batch) => retry(() => this.recipients.markSending(batch), permissionRetry));
    this.settling = createBatchLoader(async (all) => {
      await retry(() => this.recipients.settle(all), recordRetry);
      return all.map(() => undefined);
    });
  }

  /**
   * Never rejects. Resolves to the result, which is recorded asynchronously (see `flushed`); null: the mail was not permitted
   * to be sent, and its row becomes due again. After a crash before `markSending`, the row becomes due when its lease expires.
   * After a crash later, `DeliveryReconciler` asks the server for the result.
   */
  async deliver(campaign: MailedCampaign, due: DueMail): Promise<Outcome | null> {
    const outcome = await this.handOver(campaign, due);
    if (outcome === null) return null;
    // Limits the number of unrecorded results. Below the limit, the connection does not wait for the database.
    await this.unrecorded.acquire();
    void this.settle(due.recipient, outcome).finally(() => this.unrecorded.release());
    return outcome;
  }

  private async handOver(campaign: MailedCampaign, { recipient, subscriber, jobs }: DueMail): Promise<Outcome | null> {
    const { email, firstName, language } = subscriber;
    const to = { recipientId: recipient.id, subscriberId: subscriber.id, email, firstName, language };
    const handover: { isPermitted: boolean | null } = { isPermitted: null };
    try {
      const mail = await this.mails.compose(campaign, to, jobs);
      const providerId = await this.transport.send(mail, async () => {
        handover.isPermitted = false;
        await this.markSending(recipient);
        handover.isPermitted = true;
      });
      return { state: 'sent', providerId };
    } catch (error) {
      if (handover.isPermitted === false) return await this.releaseLeases([recipient]);
      return outcomeOf(error, recipient.attempts, handover.isPermitted === true);
    }
  }

  /** Releases rows before any content was sent. Never rejects. */
  async releaseLeases(recipients: readonly LeasedRecipient[]): Promise<null> {
    await this.tryToRecord(recipients[0]!, () => retry(() => this.recipients.releaseLeases(recipients), recordRetry));
    return null;
  }

  /**
   * @throws Error if the mail must not be sent: the lease is lost, the subscriber or the campaign no longer permits it, one of
   * its jobs has closed, or the check failed.
   */
  private async markSending(recipient: LeasedRecipient): Promise<void> {
    const requestedAt = performance.now();
    if (!(await this.marking.load(recipient))) throw new Error('The mail is no longer permitted');
    const ms = Math.round(performance.now() - requestedAt);
    if (ms > permissionTimeoutMs) throw new Error(`Permission to send the mail took ${ms} ms`);
  }

  /** Waits until the results of all handed-over mails are recorded. No mail can be delivered after this. */
  flushed(): Promise<void> {
    return this.unrecorded.drain();
  }

  private async settle(recipient: LeasedRecipient, outcome: Outcome): Promise<void> {
    await this.tryToRecord(recipient, () => this.settling.load(toSettlement(recipient, outcome)));
    if (outcome.state === 'failed') await this.recordBounce(recipient, outcome.bounce, outcome.error);
  }

  private async recordBounce(recipient: LeasedRecipient, kind: BounceKind | null, refusal: string): Promise<void> {
    if (kind === null) return;
    const record = () => this.bounces.record({ recipientId: recipient.id }, kind, refusal);
    await this.tryToRecord(recipient, () => retry(record, recordRetry));
  }

  /** A result that cannot be recorded is reconciled later, as after a crash. */
  private async tryToRecord(recipient: LeasedRecipient, record: () => Promise<unknown>): Promise<void> {
    try {
      await record();
    } catch (error) {
      this.logger.error({ msg: 'recording the result of a mail failed', recipient: recipient.id, err: error });
    }
  }
}

function toSettlement(recipient: LeasedRecipient, outcome: Outcome): Settlement {
  if (outcome.state === 'sent') return { recipient, ...outcome, error: null, waitMs: 0 };
  const notAccepted = { recipient, providerId: null, error: outcome.error };
  if (outcome.state === 'unknown') return { ...notAccepted, state: 'sending', waitMs: reconcileAfterMs };
  return { ...notAccepted, state: outcome.state, waitMs: outcome.state === 'pending' ? outcome.waitMs : 0 };
}
