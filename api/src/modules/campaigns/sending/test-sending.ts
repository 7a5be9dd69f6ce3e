import { DataSource } from 'typeorm';
import type { CampaignStatus, PauseReason, RecipientState } from 'shared-contracts';
import { MailTransport, type MailTrace, type OutgoingMail } from '../../mail/index.ts';
import { Bounces, type BouncedMail, type BounceKind } from '../bounces.ts';
import { CampaignMails, type Addressee, type MailedCampaign, type MailedJob } from '../campaign-mails.ts';
import { TestCampaigns, type Port } from '../test-campaigns.ts';
import { RecipientsRepository } from './recipients.repository.ts';
import { SendingModule } from './sending.module.ts';
import { Unresolved } from './unresolved.ts';

/** Carries mail, or does not, as a test says; can be asked what it took. */
export class TestCarrier extends MailTransport {
  readonly taken: OutgoingMail[] = [];
  /** Before the content is asked for; what it throws is what the mail ends with. */
  before: (mail: OutgoingMail) => unknown = () => undefined;
  /** After the content was given. */
  after: (mail: OutgoingMail) => unknown = () => undefined;
  trace: (id: string) => MailTrace = (id) => (this.taken.some((mail) => mail.id === id) ? 'taken' : 'absent');

  async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    await this.before(mail);
    try {
      await claim();
    } catch (error) {
      // As a real one, which tells of its own failures only.
      throw new Error(`Nothing was sent: ${(error as Error).message}`, { cause: error });
    }
    await this.after(mail);
    this.taken.push(mail);
    return `provider-${mail.id}`;
  }

  override find(id: string): Promise<MailTrace> {
    return Promise.resolve(this.trace(id));
  }

  get recipients(): string[] {
    return this.taken.map(({ to }) => to).toSorted();
  }
}

/** Mails that say which jobs they tell of. */
class TestMails extends CampaignMails {
  async compose({ subject }: MailedCampaign, to: Addressee, jobs: readonly MailedJob[]): Promise<OutgoingMail> {
    const text = JSON.stringify(jobs.map(({ id }) => id));
    return { id: to.recipientId, from: 'ola@example.com', to: to.email, subject, html: '', text, images: [] };
  }
}

export class TestBounces extends Bounces {
  readonly noted: [BouncedMail, BounceKind][] = [];

  async note(mail: BouncedMail, kind: BounceKind): Promise<boolean> {
    this.noted.push([mail, kind]);
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

/** The sender on a database of its own. It sends by itself after `work`. */
export class TestSending {
  private constructor(
    readonly campaigns: TestCampaigns,
    readonly carrier: TestCarrier,
    readonly bounces: TestBounces,
  ) {}

  static async start(
    databaseUrl: string,
    carrier = new TestCarrier(),
    others: readonly Port[] = [],
  ): Promise<TestSending> {
    const bounces = new TestBounces();
    const ports = [
      { token: MailTransport, fake: carrier },
      { token: CampaignMails, fake: new TestMails() },
      { token: Bounces, fake: bounces },
      ...others,
    ];
    return new TestSending(await TestCampaigns.start(databaseUrl, [SendingModule], ports), carrier, bounces);
  }

  get database(): DataSource {
    return this.campaigns.database;
  }

  get recipients(): RecipientsRepository {
    return this.campaigns.module.get(RecipientsRepository, { strict: false });
  }

  work = async () => void (await this.campaigns.module.init());
  close = () => this.campaigns.close();

  /** As the sender does every few seconds. */
  async tidy(): Promise<void> {
    await this.recipients.tidy();
    await this.campaigns.module.get(Unresolved, { strict: false }).resolve();
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

  /** As if so many minutes had passed since rows were claimed and began to leave. */
  async age(minutes: number): Promise<void> {
    await this.database.query(
      `update campaign_recipients set leased_until = leased_until - $1 * interval '1 minute',
         leaving_at = leaving_at - $1 * interval '1 minute', due_at = due_at - $1 * interval '1 minute'`,
      [minutes],
    );
  }
}

/** Which jobs a mail told of. */
export const toldIn = ({ text }: OutgoingMail) => JSON.parse(text) as number[];
