import { randomBytes } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { brand, expandTemplate, followMailLink, jobHref, openMail, pageUrl, type Language } from 'shared-contracts';
import { MailConfig } from '../../../config/mail.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { greeting, type OutgoingMail } from '../../mail/index.ts';
import { AlertLinks } from '../../newsletter/index.ts';
import { BounceAddresses } from '../bounces/bounce-addresses.service.ts';
import { tagOf } from '../campaign.policy.ts';
import { CampaignMails, type Addressee, type MailedCampaign, type MailedJob } from '../campaigns.port.ts';
import { MailTokens } from '../measuring/mail-tokens.service.ts';
import { JobAlertRenderer } from './job-alert.renderer.tsx';

/** Composes job alert mails, with unsubscribe headers, and with tracked links if the campaign is measured. */
@Injectable()
export class AlertMails extends CampaignMails {
  private readonly renderer = new JobAlertRenderer();
  private readonly siteUrl: string;
  private readonly host: string;
  private readonly from: string;
  private readonly opens: string;
  private readonly clicks: string;

  constructor(
    server: ServerConfig,
    config: MailConfig,
    private readonly preferences: AlertLinks,
    private readonly tokens: MailTokens,
    private readonly bounces: BounceAddresses,
  ) {
    super();
    this.siteUrl = server.publicUrl;
    this.host = new URL(server.publicUrl).hostname;
    this.from = config.from;
    // Tokens contain only URL-safe characters.
    this.opens = this.siteUrl + expandTemplate(openMail.template, { token: '' });
    this.clicks = this.siteUrl + expandTemplate(followMailLink.template, { token: '' });
  }

  async compose(campaign: MailedCampaign, to: Addressee, jobs: readonly MailedJob[]): Promise<OutgoingMail> {
    const { subject, content, frequency, isMeasured } = campaign;
    const preferencesLink = this.preferences.choicesUrl(to.subscriberId, to.language);
    const links = isMeasured ? this.countingLinks(campaign.id, to.language) : null;
    const rendered = await this.renderer.render({
      edition: { subject, content, frequency, siteUrl: this.siteUrl },
      language: to.language,
      to: { greeting: greeting(to.firstName, to.language), preferencesLink, measured: links },
      jobs: jobs.map((job) => ({ job, link: links?.ofJob(job.id) ?? this.pageOf(job, to.language) })),
    });
    const bounceTo = this.bounces.of(to.recipientId);
    return {
      subject: rendered.subject,
      preview: rendered.preview,
      get html() {
        return rendered.html;
      },
      get text() {
        return rendered.text;
      },
      images: rendered.images,
      ...(rendered.encoded === undefined ? {} : { encoded: rendered.encoded }),
      id: to.recipientId,
      from: this.from,
      to: to.email,
      tag: tagOf(campaign.id),
      headers: this.headers(campaign, this.preferences.url(to.subscriberId)),
      ...(bounceTo === undefined ? {} : { bounceTo }),
    };
  }

  /** Links of one mail. */
  private countingLinks(campaign: number, language: Language) {
    const token = { campaign, language, mail: randomBytes(8), issuedAt: new Date() };
    const click = (job: number) => this.clicks + this.tokens.write('mail-clicks', { ...token, job });
    return {
      pixel: this.opens + this.tokens.write('mail-opens', { ...token, job: 0 }),
      honeypot: click(0),
      ofJob: click,
    };
  }

  private pageOf(job: MailedJob, language: Language): string {
    return pageUrl(this.siteUrl, jobHref(job), '', language);
  }

  /** Headers for one-click unsubscription (RFC 8058), the list id, and the feedback id for complaints. */
  private headers({ id, frequency }: MailedCampaign, unsubscribeLink: string): Record<string, string> {
    return {
      'List-Unsubscribe': `<${unsubscribeLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `${brand.name} <alerts.${this.host}>`,
      'Feedback-ID': `${id}:${frequency}:alerts:${this.host.replaceAll('.', '-')}`,
    };
  }
}

/** Composes mails: provides `CampaignMails`. */
@Module({
  providers: [AlertLinks, BounceAddresses, MailTokens, { provide: CampaignMails, useClass: AlertMails }],
  exports: [CampaignMails],
})
export class CampaignMailsModule {}
