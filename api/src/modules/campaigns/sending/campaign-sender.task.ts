import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Draining } from 'server-kit';
import { CampaignsConfig, MailConfig } from '../../../config/mail.config.ts';
import { IntervalTask } from '../../../queue/interval.task.ts';
import { tagOf } from '../campaign.policy.ts';
import { Claims, type DueMail } from './claims.service.ts';
import { Deliveries, Semaphore } from './deliveries.service.ts';
import { DeliveryReconciler } from './delivery-reconciler.service.ts';
import { messageOf } from './delivery.policy.ts';
import { MailRate, Outage } from './mail-rate.service.ts';
import { RecipientsRepository } from './recipients.repository.ts';
import { Refusals, RefusalShare } from './refusals.service.ts';
import { RunningCampaignsRepository, type RunningCampaign } from './running-campaigns.repository.ts';

/** Polling interval of an idle sender, and retry interval while the database is unavailable. */
const idleMs = 500;
const maintenanceSeconds = 5;
/** Concurrent sends per SMTP connection. With two, the next mail is composed while the connection is busy. */
const sendsPerConnection = 2;
/** Rows per claim. The batch size adapts to about one second of sending. */
const batch = { first: 50, least: 4, most: 500 };
/** Rows claimed longer ago than this are released instead of sent, because their lease is about to expire. */
const batchMs = 20_000;

interface Batch {
  campaign: RunningCampaign;
  mails: DueMail[];
  claimedAt: number;
}

/**
 * Sends the due mails of all running campaigns, one batch per campaign in round-robin order. Any number of processes can run
 * a sender: a row belongs to the process that holds its lease. The next batch is claimed while the current one is sent.
 */
@Injectable()
export class CampaignSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CampaignSender.name);
  private readonly stopped = new AbortController();
  private readonly maintenance = new IntervalTask(maintenanceSeconds, () => this.maintain());
  private readonly rate: MailRate;
  private readonly inFlight: Semaphore;
  private readonly outage = new Outage();
  /** Id of the campaign of the last batch, for round-robin scheduling. */
  private lastCampaignId = 0;
  private batchSize = batch.first;
  private readonly refusals = new Refusals();
  private readonly share: RefusalShare;
  /** Campaigns with a mail that was not permitted to be sent since the campaign was last checked. */
  private readonly unchecked = new Set<number>();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly campaigns: RunningCampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly claims: Claims,
    private readonly deliveries: Deliveries,
    private readonly reconciler: DeliveryReconciler,
    private readonly draining: Draining,
    { mailsPerSecond }: CampaignsConfig,
    private readonly mail: MailConfig,
  ) {
    this.rate = new MailRate(mailsPerSecond);
    this.inFlight = new Semaphore(sendsPerConnection * mail.smtpConnections);
    this.share = new RefusalShare(campaigns);
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
    this.maintenance.start();
  }

  /** Waits for the mails in flight: the database connection closes after this. */
  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await Promise.all([this.running, this.maintenance.stop()]);
  }

  private async run(): Promise<void> {
    let upcoming = this.nextBatch();
    while (!this.isStopping) {
      const next = await upcoming;
      if (next === null) await this.pause(idleMs);
      upcoming = this.nextBatch();
      if (next !== null) await this.send(next);
    }
    await this.releaseLeases((await upcoming)?.mails ?? []);
    await this.inFlight.drain();
    await this.deliveries.flushed();
  }

  private get isStopping(): boolean {
    return this.stopped.signal.aborted || this.draining.began;
  }

  /** Null: no mail is due, or the database is unavailable. */
  private async nextBatch(): Promise<Batch | null> {
    if (this.isStopping) return null;
    try {
      const campaigns = await this.campaigns.all();
      const after = campaigns.findIndex(({ id }) => id > this.lastCampaignId);
      const inOrder = after < 0 ? campaigns : [...campaigns.slice(after), ...campaigns.slice(0, after)];
      for (const campaign of inOrder) {
        const found = await this.claim(campaign);
        if (found !== null) return found;
      }
    } catch (error) {
      this.logger.warn(`Claiming the next batch failed: ${messageOf(error)}`);
    }
    return null;
  }

  /** A failure of one campaign does not delay the others. */
  private async claim(campaign: RunningCampaign): Promise<Batch | null> {
    try {
      return await this.claimBatch(campaign);
    } catch (error) {
      this.logger.warn(`Campaign ${campaign.id} could not be claimed: ${messageOf(error)}`);
      return null;
    }
  }

  private async claimBatch(campaign: RunningCampaign): Promise<Batch | null> {
    if (!campaign.hasAudienceSnapshot) await this.start(campaign.id);
    const claimedAt = performance.now();
    const { claimed, mails } = await this.claims.claim(campaign.id, this.batchSize);
    if (claimed === 0) {
      await this.campaigns.finish(campaign.id);
      return null;
    }
    this.lastCampaignId = campaign.id;
    return { campaign, mails, claimedAt };
  }

  private async start(id: number): Promise<void> {
    await this.campaigns.markMissedIfLate(id);
    await this.campaigns.snapshotAudience(id, this.mail.brevo === null ? null : tagOf(id));
  }

  private async send({ campaign, mails, claimedAt }: Batch): Promise<void> {
    const startedAt = performance.now();
    for (const [index, mail] of mails.entries()) {
      await this.inFlight.acquire();
      await this.waitForRate();
      if (await this.shouldStop(campaign, claimedAt)) {
        this.inFlight.release();
        this.adaptBatch(index, performance.now() - startedAt);
        return this.releaseLeases(mails.slice(index));
      }
      void this.deliver(campaign, mail).finally(() => this.inFlight.release());
    }
    this.adaptBatch(mails.length, performance.now() - startedAt);
  }

  private adaptBatch(sent: number, ms: number): void {
    if (sent === 0) return;
    const perSecond = Math.ceil((sent * 1000) / Math.max(ms, 1));
    // Moves halfway to the measured size, so that one slow or fast batch has little effect.
    this.batchSize = Math.max(batch.least, Math.min(batch.most, Math.ceil((this.batchSize + perSecond) / 2)));
  }

  private async waitForRate(): Promise<void> {
    for (let ms = this.rate.take(); ms > 0 && !this.isStopping; ms = this.rate.take()) await this.pause(ms);
  }

  /** Whether to release the rest of the batch. */
  private async shouldStop({ id }: RunningCampaign, claimedAt: number): Promise<boolean> {
    if (this.isStopping || performance.now() - claimedAt > batchMs) return true;
    try {
      if (this.refusals.exceedLimit(id)) await this.pauseIfRefused(id);
      else if (!this.unchecked.delete(id)) return false;
      return !(await this.campaigns.all()).some((campaign) => campaign.id === id);
    } catch {
      return true;
    }
  }

  private async deliver(campaign: RunningCampaign, mail: DueMail): Promise<void> {
    const outcome = await this.deliveries.deliver(campaign, mail);
    if (outcome === null) this.unchecked.add(campaign.id);
    else if (outcome.state === 'pending') this.recordDeferral(outcome.isServerReachable);
    else if (outcome.state === 'unknown') this.recordDeferral(false);
    else this.recordCompletion();
    if (outcome?.state === 'failed' || outcome?.state === 'sent') this.refusals.record(campaign.id, outcome.state);
  }

  private recordDeferral(isServerReachable: boolean): void {
    this.rate.recordDeferral();
    if (!isServerReachable) this.outage.recordFailure();
  }

  private recordCompletion(): void {
    this.rate.recordAccepted();
    this.outage.end();
  }

  private async releaseLeases(mails: readonly DueMail[]): Promise<void> {
    if (mails.length > 0) await this.deliveries.releaseLeases(mails.map(({ recipient }) => recipient));
  }

  private async maintain(): Promise<void> {
    try {
      await this.recipients.maintain();
      await this.reconciler.reconcile();
      await this.pauseIfNeeded();
    } catch (error) {
      this.logger.warn(`Campaign maintenance failed: ${messageOf(error)}`);
    }
  }

  private async pauseIfNeeded(): Promise<void> {
    if (this.outage.isLong) {
      for (const { id } of await this.campaigns.all()) await this.campaigns.pause(id, 'transport');
      this.outage.end();
    }
    for (const id of this.refusals.campaigns) await this.pauseIfRefused(id);
  }

  private async pauseIfRefused(id: number): Promise<void> {
    this.refusals.reset(id);
    const reason = await this.share.reasonToPause(id);
    if (reason !== null) await this.campaigns.pause(id, reason);
  }

  private async pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.stopped.signal }).catch(() => {});
  }
}
