import { Injectable, Logger } from '@nestjs/common';
import { insist, MailTransport, type Patience } from '../../mail/index.ts';
import { Bounces } from '../bounces.ts';
import { CampaignMails, type MailedCampaign } from '../campaign-mails.ts';
import type { DueMail } from './claims.ts';
import { Coalesced } from './coalesced.ts';
import { outcomeOf, tellsOfNoMailbox, type Outcome } from './delivery.policy.ts';
import { RecipientsRepository, type HeldRecipient, type Settlement } from './recipients.repository.ts';
import { Slots } from './slots.ts';

/** Milliseconds for which a database that went away is waited for: with what a transport may take, less than two minutes. */
const notePatience: Patience = { whole: 60_000, oneTry: 8000, pause: 500 };
/** Shorter than a transport waits. To ask twice, where the first answer was lost, is to ask once. */
const askPatience: Patience = { whole: 15_000, oneTry: 4000, pause: 500 };
/** From asking whether content may leave to its leaving: a process that stood still for longer has lost its right to. */
const leavePatienceMs = 20_000;
/** Mails of which it is still to be noted what became of them: as many are asked about after a crash. */
const mostUnnoted = 64;
/** Until whoever carries mail is asked whether it took one: it may be looking at it still. */
const askAfterMs = 20_000;

/** Brings one mail out of the house, and notes what became of it. */
@Injectable()
export class Deliveries {
  private readonly logger = new Logger(Deliveries.name);
  private readonly leaving: Coalesced<HeldRecipient, boolean>;
  private readonly settling: Coalesced<Settlement, undefined>;
  private readonly unnoted = new Slots(mostUnnoted);

  constructor(
    private readonly recipients: RecipientsRepository,
    private readonly mails: CampaignMails,
    private readonly transport: MailTransport,
    private readonly bounces: Bounces,
  ) {
    this.leaving = new Coalesced((held) => insist(() => this.recipients.leave(held), askPatience));
    this.settling = new Coalesced(async (all) => {
      await insist(() => this.recipients.settle(all), notePatience);
      return all.map(() => undefined);
    });
  }

  /**
   * Never fails. Answers what became of the mail, which is noted soon (`noted`); null: it did not leave, and its row waits again.
   * A crash before `leave`: the row waits again once its lease is over. After it: whoever carries mail is asked (`Unresolved`).
   */
  async deliver(campaign: MailedCampaign, due: DueMail): Promise<Outcome | null> {
    const outcome = await this.handOver(campaign, due);
    if (outcome === null) return null;
    // A connection waits for what is noted only where too much is still to be.
    await this.unnoted.take();
    void this.settle(due.held, outcome).finally(() => this.unnoted.free());
    return outcome;
  }

  private async handOver(campaign: MailedCampaign, { held, person, jobs }: DueMail): Promise<Outcome | null> {
    const { email, firstName, language } = person;
    const to = { recipientId: held.id, subscriberId: person.id, email, firstName, language };
    const handover: { mayLeave: boolean | null } = { mayLeave: null };
    try {
      const mail = await this.mails.compose(campaign, to, jobs);
      const providerId = await this.transport.send(mail, async () => {
        handover.mayLeave = false;
        await this.leave(held);
        handover.mayLeave = true;
      });
      return { state: 'sent', providerId };
    } catch (error) {
      if (handover.mayLeave === false) return await this.giveBack([held]);
      return outcomeOf(error, held.attempts, handover.mayLeave === true);
    }
  }

  /** Rows of which nothing has left. Never fails. */
  async giveBack(held: readonly HeldRecipient[]): Promise<null> {
    await this.insistOn(held[0]!, () => insist(() => this.recipients.giveBack(held), notePatience));
    return null;
  }

  /**
   * @throws Error where nothing may leave: the row is somebody else's, its reader or its campaign does not want it any more, one
   * of its jobs has closed, or none of that could be asked.
   */
  private async leave(held: HeldRecipient): Promise<void> {
    const asked = performance.now();
    if (!(await this.leaving.add(held))) throw new Error('The mail may not leave');
    const ms = Math.round(performance.now() - asked);
    if (ms > leavePatienceMs) throw new Error(`It took ${ms} ms to ask whether the mail may leave`);
  }

  /** Waits until all is noted that has been handed over. Nothing can be delivered after it. */
  noted(): Promise<void> {
    return this.unnoted.allFree();
  }

  private async settle(held: HeldRecipient, outcome: Outcome): Promise<void> {
    await this.insistOn(held, () => this.settling.add(toSettlement(held, outcome)));
    if (outcome.state === 'failed') await this.noteBounce(held, outcome.error);
  }

  private async noteBounce(held: HeldRecipient, refusal: string): Promise<void> {
    if (!tellsOfNoMailbox(refusal)) return;
    const note = () => this.bounces.note({ recipientId: held.id }, 'hard', refusal);
    await this.insistOn(held, () => insist(note, notePatience));
  }

  /** What cannot be noted is found out later, as after a crash. */
  private async insistOn(held: HeldRecipient, note: () => Promise<unknown>): Promise<void> {
    try {
      await note();
    } catch (error) {
      this.logger.error({ msg: 'what became of a mail could not be noted', recipient: held.id, err: error });
    }
  }
}

function toSettlement(held: HeldRecipient, outcome: Outcome): Settlement {
  if (outcome.state === 'sent') return { held, ...outcome, error: null, waitMs: 0 };
  const untaken = { held, providerId: null, error: outcome.error };
  if (outcome.state === 'unsure') return { ...untaken, state: 'sending', waitMs: askAfterMs };
  return { ...untaken, state: outcome.state, waitMs: outcome.state === 'pending' ? outcome.waitMs : 0 };
}
