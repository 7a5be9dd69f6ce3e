import type { Locator, Page } from '@playwright/test';
import { getCampaignAudience, listCampaigns, routes, type Campaign, type CampaignAudience } from 'shared-contracts';

const audience: CampaignAudience = {
  frequency: 'weekly',
  subscribers: 3000,
  recipients: 2314,
  excluded: { unsubscribed: 300, unconfirmed: 86, otherFrequency: 200, paused: 0, suppressed: 40, noJobs: 60 },
  jobLists: 418,
  sample: [],
  preflight: [{ check: 'https', outcome: 'ok', domain: null, reason: null, record: null, complaints: null }],
};

/** /newsletter-admin, in its shadow root, with API responses from the spec. */
export class NewsletterAdminPage {
  readonly host: Locator;
  readonly subject: Locator;
  /** The label includes the number of recipients if it is known. */
  readonly send: Locator;

  constructor(private readonly page: Page) {
    this.host = page.locator('#remote-mfe-newsletter-admin');
    this.subject = page.getByRole('textbox', { name: 'Assunto' });
    this.send = page.getByRole('button', { name: /^Enviar (campanha|a .+ pessoas?)$/ });
  }

  /** Responds also with invalid campaigns, as a faulty API might. */
  async answer(campaigns: readonly Campaign[] | object): Promise<void> {
    await this.page.route(`**${listCampaigns.template}`, (route) => route.fulfill({ json: campaigns }));
    await this.page.route(`**${getCampaignAudience.template.replace('{?frequency}', '*')}`, (route) =>
      route.fulfill({ json: audience }),
    );
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(routes.newsletterAdmin + query);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }
}
