import type { CampaignStatus, PauseReason, RecipientState } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { MailTransport, type MailLookupResult, type OutgoingMail } from '../../mail/index.ts';
import {
  Bounces,
  CampaignMails,
  type Addressee,
  type BouncedMail,
  type BounceKind,
  type MailedCampaign,
  type MailedJob,
} from '../campaigns.port.ts';
import { DeliveryReconciler } from '../sending/delivery-reconciler.service.ts';
import { RecipientsRepository } from '../sending/recipients.repository.ts';
import { SendingModule } from '../sending/sending.module.ts';
import { TestCampaigns, type Port } from './test-campaigns.ts';

/** A transport with configurable results that records the accepted mails. */
export class TestTransport extends MailTransport {
  readonly taken: OutgoingMail[] = [];
  /** Runs before the content is requested; its error is the result of the mail. */
  before: (mail: OutgoingMail) => unknown = () => undefined;
  /** Runs after the content was transferred. */
  after: (mail: OutgoingMail) => unknown = () => undefined;
  trace: (id: string) => MailLookupResult = (id) => (this.taken.some((mail) => mail.id === id) ? 'accepted' : 'absent');

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    await this.before(mail);
    try {
      await claim();
    } catch (error) {
      // A real transport reports the rejection as its own error.
      throw new Error(`Nothing was sent: ${(error as Error).message}`, { cause: error });
    }
    await this.after(mail);
    this.taken.push(mail);
    return `provider-${mail.id}`;
  }

  override find(id: string): Promise<MailLookupResult> {
    return Promise.resolve(this.trace(id));
  }

  get recipients(): string[] {
    return this.taken.map(({ to }) => to).toSorted();
  }
}

/** Composes mails that contain the ids of their jobs. */
class TestMails extends CampaignMails {
  async compose({ subject }: MailedCampaign, to: Addressee, jobs: readonly MailedJob[]): Promise<OutgoingMail> {
    const text = JSON.stringify(jobs.map(({ id }) => id));
    return { id: to.recipientId, from: 'ola@example.com', to: to.email, subject, html: '', text, images: [] };
  }
}

export class TestBounces extends Bounces {
  readonly recorded: [BouncedMail, BounceKind][] = [];

  async record(mail: BouncedMail, kind: BounceKind): Promise<boolean> {
    this.recorded.push([mail, kind]);
    return true;
  }
}

export interface RecipientRow {
  id: string;
  state: RecipientState;
  subscriber_id: string | null;
  jobs: number[];
  attempts: number;
  due_at: Date;
  leaving_at: Date | null;
  error: string | null;
  provider_id: string | null;
}

/** The sender on its own database. `work` starts it. */
export class TestSending {
  private constructor(
    readonly campaigns: TestCampaigns,
    readonly transport: TestTransport,
    readonly bounces: TestBounces,
  ) {}

  static async start(
    databaseUrl: string,
    transport = new TestTransport(),
    others: readonly Port[] = [],
  ): Promise<TestSending> {
    const bounces = new TestBounces();
    const ports = [
      { token: MailTransport, fake: transport },
      { token: CampaignMails, fake: new TestMails() },
      { token: Bounces, fake: bounces },
      ...others,
    ];
    return new TestSending(await TestCampaigns.start(databaseUrl, [SendingModule], ports), transport, bounces);
  }

  get database(): DataSource {
    return this.campaigns.database;
  }

  get recipients(): RecipientsRepository {
    return this.campaigns.module.get(RecipientsRepository, { strict: false });
  }

  work = async () => void (await this.campaigns.module.init());
  close = () => this.campaigns.close();

  /** Runs the sender's periodic maintenance. */
  async maintain(): Promise<void> {
    await this.recipients.maintain();
    await this.campaigns.module.get(DeliveryReconciler, { strict: false }).reconcile();
  }

  async campaign(id: number) {
    type Row = {
      status: CampaignStatus;
      pause_reason: PauseReason | null;
      scheduled_at: Date | null;
      started_at: Date | null;
      sent_at: Date | null;
      brevo_id: string | null;
    };
    return (await this.database.query<[Row]>('select * from campaigns where id = $1', [id]))[0];
  }

  rows(campaign: number): Promise<RecipientRow[]> {
    return this.database.query('select * from campaign_recipients where campaign_id = $1 order by id', [campaign]);
  }

  async counts(campaign: number): Promise<Partial<Record<RecipientState, number>>> {
    const counts: Partial<Record<RecipientState, number>> = {};
    for (const { state } of await this.rows(campaign)) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  /** Moves claims and starts of sending into the past by the given minutes. */
  async age(minutes: number): Promise<void> {
    await this.database.query(
      `update campaign_recipients set leased_until = leased_until - $1 * interval '1 minute',
         leaving_at = leaving_at - $1 * interval '1 minute', due_at = due_at - $1 * interval '1 minute'`,
      [minutes],
    );
  }
}

/** Ids of the jobs in a mail. */
export const jobIdsIn = ({ text }: OutgoingMail) => JSON.parse(text) as number[];
