import { apiUrl } from 'platform/narrow';
import { expandTemplate, previewCampaign, type Campaign } from 'shared-contracts';

/** What the mails of a campaign are made of, as it is typed. */
export type MailWords = Pick<Campaign, 'frequency' | 'subject' | 'content'>;

/** Pixels (SPEC §2). */
const size = { width: 800, height: 600 };

/** Variables of the preview endpoints; what is blank is left out. */
export const previewVariables = ({ frequency, subject, content }: MailWords, language: string) => ({
  frequency,
  language,
  ...(subject.trim() !== '' && { subject: subject.trim() }),
  ...(content.trim() !== '' && { content: content.trim() }),
});

export function previewAddress(words: MailWords, language: string): string {
  return apiUrl(expandTemplate(previewCampaign.template, previewVariables(words, language)));
}

/** Whether the window could be opened. */
export function openPreview(address: string): boolean {
  const popup = window.open(address, 'campaign-preview', `popup,width=${size.width},height=${size.height}`);
  if (popup === null) return false;
  // What it shows is none of ours to be reached from.
  popup.opener = null;
  return true;
}
