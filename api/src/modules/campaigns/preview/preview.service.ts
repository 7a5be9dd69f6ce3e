import { Injectable } from '@nestjs/common';
import type { InboxPreview, Language } from 'shared-contracts';
import { splitSender, type OutgoingMail } from '../../mail/index.ts';
import { toFrequency } from '../campaign.policy.ts';
import { SampleMail } from './sample-mail.service.ts';

export interface InboxQuery {
  frequency?: string;
  subject?: string;
  content?: string;
  language?: string;
}

export interface PreviewQuery extends InboxQuery {
  format?: string;
}

/** Content type and sandbox of the preview document. */
export interface Preview {
  headers: Readonly<Record<string, string>>;
  body: string;
}

const reader = { email: 'ines.carvalho@example.com', firstName: 'Inês' };

/** Default subject. */
const subjects = {
  pt: { weekly: 'As suas ofertas desta semana', monthly: 'As suas ofertas deste mês' },
  en: { weekly: 'Your jobs this week', monthly: 'Your jobs this month' },
};

/** Renders previews of mails for a fictitious recipient. */
@Injectable()
export class PreviewService {
  constructor(private readonly sample: SampleMail) {}

  async make({ format, ...query }: PreviewQuery): Promise<Preview> {
    const mail = await this.mailOf(query);
    return format === 'text' ? asText(mail) : asPage(mail);
  }

  async inInbox(query: InboxQuery): Promise<InboxPreview> {
    const { from, subject, preview = '' } = await this.mailOf(query);
    const { name, email } = splitSender(from);
    return { senderName: name ?? email, senderAddress: email, subject, previewText: preview };
  }

  private mailOf({ frequency: given, subject, content = '', language: wanted }: InboxQuery): Promise<OutgoingMail> {
    const language: Language = wanted === 'en' ? 'en' : 'pt';
    const frequency = toFrequency(given);
    const campaign = { subject: subject || subjects[language][frequency], content, frequency };
    return this.sample.make(campaign, { ...reader, language });
  }
}

const asText = ({ text }: OutgoingMail): Preview => ({
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: text,
});

/** Content security policy: no scripts, no remote content, no forms, no embedding. Links open in a new window. */
const pagePolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  ...['frame-ancestors', 'base-uri', 'form-action'].map((directive) => `${directive} 'none'`),
].join('; ');

/** Browsers do not resolve attached images. */
function asPage({ html, images }: OutgoingMail): Preview {
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
    body: images.reduce((page, image) => page.replaceAll(`cid:${image.id}`, asAddress(image)), html),
  };
}

const asAddress = ({ contentType, bytes }: OutgoingMail['images'][number]) =>
  `data:${contentType};base64,${bytes.toString('base64')}`;
