import { randomUUID } from 'node:crypto';
import { idempotencyHeader, type RecipientState } from 'shared-contracts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../../test/create-test-app.ts';
import { saveSignedIn, type SavedUser } from '../../../../test/factories/index.ts';
import { insertRow } from '../../../../test/factories/insert-row.ts';
import { nextSerial } from '../../../../test/factories/seed.ts';
import { newSender } from '../../../../test/public-form.ts';
import type { OutgoingMail } from '../../mail/index.ts';
import {
  AudienceReports,
  CampaignFigures,
  CampaignMails,
  MailedJobs,
  type Addressee,
  type AudienceReport,
  type Figures,
  type MailedCampaign,
  type MailedJob,
} from '../campaigns.port.ts';

const emptyReport: AudienceReport = {
  subscribers: 0,
  recipients: 0,
  excluded: { unsubscribed: 0, unconfirmed: 0, otherFrequency: 0, paused: 0, suppressed: 0, noJobs: 0 },
  jobLists: 0,
  sample: [],
};

/** Returns the report that a test sets. */
export class FakeAudienceReports extends AudienceReports {
  readonly requested: string[] = [];
  report: AudienceReport = emptyReport;

  of(frequency: string): Promise<AudienceReport> {
    this.requested.push(frequency);
    return Promise.resolve(this.report);
  }

  defaultJobs(): Promise<readonly number[]> {
    return Promise.resolve([7, 8]);
  }
}

class FakeMailedJobs extends MailedJobs {
  of(ids: readonly number[]): Promise<MailedJob[]> {
    const job = { slug: 'oferta', companyName: 'Vela Digital', location: null, isRemote: false, salary: null };
    return Promise.resolve(ids.map((id) => ({ ...job, id, title: `Oferta ${id}`, postedAt: new Date() })));
  }
}

/** Composes mails that contain their input. */
class FakeCampaignMails extends CampaignMails {
  compose(campaign: MailedCampaign, to: Addressee, jobs: readonly MailedJob[]): Promise<OutgoingMail> {
    const text = JSON.stringify({ ...campaign, firstName: to.firstName, language: to.language, jobs: jobs.length });
    const pixel = { id: 'logo', fileName: 'logo.png', contentType: 'image/png', bytes: Buffer.from('picture') };
    return Promise.resolve({
      id: to.recipientId,
      from: 'Trampolim <ola@example.com>',
      to: to.email,
      subject: campaign.subject,
      preview: `Preview in ${to.language}`,
      html: `<img src="cid:logo"><pre>${text}</pre>`,
      text,
      images: [pixel],
      headers: {
        'List-Unsubscribe': `<https://example.com/u/${to.subscriberId}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }
}

/** Configurable opens and clicks by campaign. */
export class FakeCampaignFigures extends CampaignFigures {
  readonly figures = new Map<number, Figures>();
  readonly clicks = new Map<number, number>();
  hours: { at: Date; opens: number; clicks: number }[] = [];

  of(campaigns: readonly number[]): Promise<Map<number, Figures>> {
    return Promise.resolve(new Map([...this.figures].filter(([id]) => campaigns.includes(id))));
  }

  byHour(): Promise<{ at: Date; opens: number; clicks: number }[]> {
    return Promise.resolve(this.hours);
  }

  clicksByJob(): Promise<Map<number, number>> {
    return Promise.resolve(this.clicks);
  }
}

/** The API with an admin, and with fakes for matching, composing and measuring. */
export class CampaignsApi {
  readonly audience = new FakeAudienceReports();
  readonly figures = new FakeCampaignFigures();
  api!: TestApp;
  admin!: SavedUser;
  cookies!: Record<string, string>;

  static async start({ ports = [], ...options }: TestAppOptions = {}): Promise<CampaignsApi> {
    const tests = new CampaignsApi();
    const { audience, figures } = tests;
    const fakes = [
      { token: AudienceReports, fake: audience },
      { token: MailedJobs, fake: new FakeMailedJobs() },
      { token: CampaignMails, fake: new FakeCampaignMails() },
      { token: CampaignFigures, fake: figures },
      ...ports,
    ];
    tests.api = await createTestApp({ ...options, ports: fakes });
    await tests.signIn();
    return tests;
  }

  get database() {
    return this.api.database;
  }

  private async signIn(): Promise<void> {
    const { user, cookies } = await saveSignedIn(this.database, { role: 'admin', second_factor_since: new Date() });
    Object.assign(this, { admin: user, cookies });
  }

  /** Calls a path below `/api/newsletter-automation`. */
  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) {
    const answer = await this.api.inject({
      method,
      url: `/api/newsletter-automation${path}`,
      cookies: this.cookies,
      remoteAddress: newSender(),
      ...(payload && { payload }),
      ...(key && { headers: { [idempotencyHeader]: key } }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
  }

  async saveCampaign(overrides: object = {}): Promise<number> {
    const subject = `As suas ofertas ${nextSerial()}`;
    const row = { name: subject, subject, frequency: 'weekly', ...overrides };
    return (await insertRow(this.database, 'campaigns', row)).id;
  }

  async saveSubscriber(): Promise<{ id: string; email: string }> {
    const [id, email] = [randomUUID(), `leitora${nextSerial()}@example.com`];
    const consent = { consent_at: new Date(), consent_text: 'v1', consent_source: 'account' };
    await insertRow(this.database, 'subscribers', { id, email, language: 'pt', ...consent });
    return { id, email };
  }

  async saveRecipient(campaign_id: number, state: RecipientState, overrides: object = {}): Promise<string> {
    const id = randomUUID();
    const leased = state === 'sending' ? { lease: randomUUID(), leased_until: new Date() } : {};
    const left = state === 'sent' ? { sent_at: new Date() } : {};
    const row = { id, campaign_id, state, ...leased, ...left, ...overrides };
    await insertRow(this.database, 'campaign_recipients', row);
    return id;
  }

  /** States of the recipients of a campaign, sorted. */
  async statesOf(campaign: number): Promise<RecipientState[]> {
    const sql = 'select state from campaign_recipients where campaign_id = $1 order by state';
    const rows = await this.database.query<{ state: RecipientState }[]>(sql, [campaign]);
    return rows.map(({ state }) => state);
  }
}
