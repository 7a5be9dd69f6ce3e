import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CampaignsConfig } from '../../../config/campaigns.config.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { Draining } from '../../../operations/draining.ts';
import { Repetition } from '../../../queue/repetition.ts';
import { tagOf } from '../campaign.policy.ts';
import { Claims, type DueMail } from './claims.ts';
import { Deliveries } from './deliveries.ts';
import { messageOf } from './delivery.policy.ts';
import { MailRate } from './mail-rate.ts';
import { Outage } from './outage.ts';
import { RecipientsRepository } from './recipients.repository.ts';
import { Slots } from './slots.ts';
import { RefusalShare } from './refusal-share.ts';
import { Refusals } from './refusals.ts';
import { RunningCampaignsRepository, type RunningCampaign } from './running-campaigns.repository.ts';
import { Unresolved } from './unresolved.ts';

/** How often an idle sender looks for mails, and until a database that went away is asked again. */
const idleMs = 500;
const tidySeconds = 5;
/** Mails that are handed over for each connection: one that is free finds the next one made. */
const atOncePerConnection = 2;
/** Rows of one claim: what leaves in about a second. */
const batch = { first: 50, least: 4, most: 500 };
/** Rows that were claimed so long ago are given back instead of begun: their lease is nearly over. */
const batchMs = 20_000;

interface Batch {
  campaign: RunningCampaign;
  mails: DueMail[];
  claimedAt: number;
}

/**
 * Sends what is due of all running campaigns in turn, a batch each. Any number of processes may: a row belongs to whoever
 * claimed it. The next batch is claimed while one is sent.
 */
@Injectable()
export class CampaignSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CampaignSender.name);
  private readonly stopped = new AbortController();
  private readonly tidying = new Repetition(tidySeconds, () => this.tidy());
  private readonly rate: MailRate;
  private readonly underWay: Slots;
  private readonly outage = new Outage();
  /** Whose turn it was last. */
  private last = 0;
  private batchSize = batch.first;
  private readonly refusals = new Refusals();
  private readonly share: RefusalShare;
  /** Campaigns of which a mail could not leave since they were looked at. */
  private readonly doubtful = new Set<number>();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly campaigns: RunningCampaignsRepository,
    private readonly recipients: RecipientsRepository,
    private readonly claims: Claims,
    private readonly deliveries: Deliveries,
    private readonly unresolved: Unresolved,
    private readonly draining: Draining,
    { mailsPerSecond }: CampaignsConfig,
    private readonly mail: MailConfig,
  ) {
    this.rate = new MailRate(mailsPerSecond);
    this.underWay = new Slots(atOncePerConnection * mail.smtpConnections);
    this.share = new RefusalShare(campaigns);
  }

  onApplicationBootstrap(): void {
    this.running = this.run();
    this.tidying.start();
  }

  /** Waits for the mails under way: the database goes away after this. */
  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await Promise.all([this.running, this.tidying.stop()]);
  }

  private async run(): Promise<void> {
    let ahead = this.nextBatch();
    while (!this.isStopping) {
      const next = await ahead;
      if (next === null) await this.pause(idleMs);
      ahead = this.nextBatch();
      if (next !== null) await this.send(next);
    }
    await this.giveBack((await ahead)?.mails ?? []);
    await this.underWay.allFree();
    await this.deliveries.noted();
  }

  private get isStopping(): boolean {
    return this.stopped.signal.aborted || this.draining.began;
  }

  /** Null: nothing is due, or the database is away. */
  private async nextBatch(): Promise<Batch | null> {
    if (this.isStopping) return null;
    try {
      const campaigns = await this.campaigns.all();
      const after = campaigns.findIndex(({ id }) => id > this.last);
      const inTurn = after < 0 ? campaigns : [...campaigns.slice(after), ...campaigns.slice(0, after)];
      for (const campaign of inTurn) {
        const found = await this.claim(campaign);
        if (found !== null) return found;
      }
    } catch (error) {
      this.logger.warn(`Campaigns cannot be sent now: ${messageOf(error)}`);
    }
    return null;
  }

  /** One that fails holds up no other. */
  private async claim(campaign: RunningCampaign): Promise<Batch | null> {
    try {
      return await this.claimSome(campaign);
    } catch (error) {
      this.logger.warn(`Campaign ${campaign.id} cannot be sent now: ${messageOf(error)}`);
      return null;
    }
  }

  private async claimSome(campaign: RunningCampaign): Promise<Batch | null> {
    if (!campaign.isFrozen) await this.begin(campaign.id);
    const claimedAt = performance.now();
    const { taken, mails } = await this.claims.take(campaign.id, this.batchSize);
    if (taken === 0) {
      await this.campaigns.finish(campaign.id);
      return null;
    }
    this.last = campaign.id;
    return { campaign, mails, claimedAt };
  }

  private async begin(id: number): Promise<void> {
    await this.campaigns.setBackIfLate(id);
    await this.campaigns.freeze(id, this.mail.brevo === null ? null : tagOf(id));
  }

  private async send({ campaign, mails, claimedAt }: Batch): Promise<void> {
    const began = performance.now();
    for (const [index, mail] of mails.entries()) {
      await this.underWay.take();
      await this.waitForTurn();
      if (await this.mustStop(campaign, claimedAt)) {
        this.underWay.free();
        this.adaptBatch(index, performance.now() - began);
        return this.giveBack(mails.slice(index));
      }
      void this.deliver(campaign, mail).finally(() => this.underWay.free());
    }
    this.adaptBatch(mails.length, performance.now() - began);
  }

  private adaptBatch(sent: number, ms: number): void {
    if (sent === 0) return;
    const ofOneSecond = Math.ceil((sent * 1000) / Math.max(ms, 1));
    // Half the way: a single slow or quick batch says little.
    this.batchSize = Math.max(batch.least, Math.min(batch.most, Math.ceil((this.batchSize + ofOneSecond) / 2)));
  }

  private async waitForTurn(): Promise<void> {
    for (let ms = this.rate.take(); ms > 0 && !this.isStopping; ms = this.rate.take()) await this.pause(ms);
  }

  /** Whether the rest of a batch is left to others, or to later. */
  private async mustStop({ id }: RunningCampaign, claimedAt: number): Promise<boolean> {
    if (this.isStopping || performance.now() - claimedAt > batchMs) return true;
    try {
      if (this.refusals.areMany(id)) await this.pauseWhereRefused(id);
      else if (!this.doubtful.delete(id)) return false;
      return !(await this.campaigns.all()).some((campaign) => campaign.id === id);
    } catch {
      return true;
    }
  }

  private async deliver(campaign: RunningCampaign, mail: DueMail): Promise<void> {
    const outcome = await this.deliveries.deliver(campaign, mail);
    if (outcome === null) this.doubtful.add(campaign.id);
    else if (outcome.state === 'pending') this.notePutOff(outcome.isServerThere);
    else if (outcome.state === 'unsure') this.notePutOff(false);
    else this.noteEnded();
    if (outcome?.state === 'failed' || outcome?.state === 'sent') this.refusals.note(campaign.id, outcome.state);
  }

  private notePutOff(isServerThere: boolean): void {
    this.rate.notePutOff();
    if (!isServerThere) this.outage.note();
  }

  private noteEnded(): void {
    this.rate.noteTaken();
    this.outage.end();
  }

  private async giveBack(mails: readonly DueMail[]): Promise<void> {
    if (mails.length > 0) await this.deliveries.giveBack(mails.map(({ held }) => held));
  }

  private async tidy(): Promise<void> {
    try {
      await this.recipients.tidy();
      await this.unresolved.resolve();
      await this.pauseWhereNeeded();
    } catch (error) {
      this.logger.warn(`Campaigns cannot be tidied up now: ${messageOf(error)}`);
    }
  }

  private async pauseWhereNeeded(): Promise<void> {
    if (this.outage.isLong) {
      for (const { id } of await this.campaigns.all()) await this.campaigns.pause(id, 'transport');
      this.outage.end();
    }
    for (const id of this.refusals.campaigns) await this.pauseWhereRefused(id);
  }

  private async pauseWhereRefused(id: number): Promise<void> {
    this.refusals.forget(id);
    const reason = await this.share.reasonToPause(id);
    if (reason !== null) await this.campaigns.pause(id, reason);
  }

  private async pause(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.stopped.signal }).catch(() => {});
  }
}
