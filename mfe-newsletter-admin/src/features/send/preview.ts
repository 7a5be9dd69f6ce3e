import { apiUrl } from 'platform/narrow';
import { expandTemplate, previewCampaign } from 'shared-contracts';
import type { CampaignValues } from './campaign-values';

/** Pixels (SPEC §2). */
const size = { width: 800, height: 600 };

export function previewAddress({ frequency, subject, content }: CampaignValues, language: string): string {
  const variables = { frequency, language, subject: subject.trim() || undefined, content: content.trim() || undefined };
  return apiUrl(expandTemplate(previewCampaign.template, variables));
}

/** Whether the window could be opened. */
export function openPreview(address: string): boolean {
  const popup = window.open(address, 'campaign-preview', `popup,width=${size.width},height=${size.height}`);
  if (popup === null) return false;
  // What it shows is none of ours to be reached from.
  popup.opener = null;
  return true;
}
