import { randomBytes } from 'node:crypto';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../../test/create-test-app.ts';
import { CampaignFigures, type Figures } from '../campaigns.port.ts';
import { MailTokens, type MailToken } from '../measuring/mail-tokens.service.ts';

export const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' };
/** Google's image proxy. */
export const proxy = { 'user-agent': 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)' };

const minute = 60_000;

/** The API with a campaign and its mails. */
export class MeasuredApi {
  private constructor(readonly api: TestApp) {}

  static async start(options: TestAppOptions = {}): Promise<MeasuredApi> {
    return new MeasuredApi(await createTestApp(options));
  }

  async campaign(): Promise<number> {
    const [row] = await this.api.database.query<[{ id: number }]>(
      `insert into campaigns (name, subject, frequency, status) values ('Ofertas', 'Ofertas', 'weekly', 'sending') returning id`,
    );
    return row.id;
  }

  /** A mail that was sent a minute ago. */
  mail(campaign: number, changes: Partial<MailToken> = {}): MailToken {
    const issuedAt = new Date(Date.now() - minute);
    return { campaign, mail: randomBytes(8), issuedAt, language: 'pt', job: 0, ...changes };
  }

  click(mail: MailToken, job: number, headers: Record<string, string> = browser, method: 'GET' | 'HEAD' = 'GET') {
    return this.clickBy(this.tokens.write('mail-clicks', { ...mail, job }), headers, method);
  }

  clickBy(token: string, headers: Record<string, string> = browser, method: 'GET' | 'HEAD' = 'GET') {
    return this.api.inject({ method, url: `/api/newsletter-automation/clicks/${token}`, headers });
  }

  open(mail: MailToken, headers: Record<string, string> = browser) {
    return this.openBy(this.tokens.write('mail-opens', { ...mail, job: 0 }), headers);
  }

  openBy(token: string, headers: Record<string, string> = browser) {
    return this.api.inject({ url: `/api/newsletter-automation/opens/${token}`, headers });
  }

  async figures(campaign: number): Promise<Figures | undefined> {
    return (await this.ofCampaigns.of([campaign])).get(campaign);
  }

  get tokens(): MailTokens {
    return this.api.app.get(MailTokens, { strict: false });
  }

  get ofCampaigns(): CampaignFigures {
    return this.api.app.get(CampaignFigures, { strict: false });
  }
}
