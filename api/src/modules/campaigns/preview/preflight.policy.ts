import type { PreflightOutcome } from 'shared-contracts';
import type { MailConfig } from '../../../config/mail.config.ts';
import type { OutgoingMail } from '../../mail/index.ts';
import type { Complaints } from './complaints.repository.ts';

/** Of the mails that were sent: providers refuse senders above the second, and ask for less than the first. */
const complaintShares = { warning: 0.001, failure: 0.003 };

export function judgeComplaints({ sent, complaints }: Complaints): PreflightOutcome {
  if (sent === 0) return 'unknown';
  const share = complaints / sent;
  if (share >= complaintShares.failure) return 'failure';
  return share >= complaintShares.warning ? 'warning' : 'ok';
}

/** RFC 8058: one address by TLS, and the word that it takes a POST without a question. */
export function judgeOneClick({ headers = {} }: Pick<OutgoingMail, 'headers'>): PreflightOutcome {
  const isAddress = /<https:\/\/[^<>]+>/.test(headers['List-Unsubscribe'] ?? '');
  return isAddress && headers['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click' ? 'ok' : 'failure';
}

export const judgeSpf = (records: readonly string[]): PreflightOutcome =>
  records.some((record) => /^v=spf1(\s|$)/i.test(record)) ? 'ok' : 'failure';

export const judgeDmarc = (records: readonly string[]): PreflightOutcome =>
  records.some((record) => /^v=DMARC1\s*;/i.test(record)) ? 'ok' : 'failure';

/** Whether a key stands there, and is the one that mails are signed with. */
export function judgeDkim(records: readonly string[], publicKey: string): PreflightOutcome {
  const keys = records.map((record) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, ''));
  return keys.includes(publicKey) ? 'ok' : 'failure';
}

/**
 * Whose records are asked for; null: nobody's. SPF is held against the address that mails come back to: Brevo has them come back
 * to an address of its own.
 */
export function domainsOf({ from, dkim, brevo, bounces }: Pick<MailConfig, 'from' | 'dkim' | 'brevo' | 'bounces'>) {
  const sender = /@([\w.-]+)/.exec(from)?.[1] ?? '';
  return { dkim: dkim?.domain ?? null, spf: brevo === null ? (bounces?.domain ?? sender) : null, dmarc: sender };
}

/** Names under which a record for `mail.example.com` may stand: it, and what it belongs to. */
export function domainAndParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'));
}
