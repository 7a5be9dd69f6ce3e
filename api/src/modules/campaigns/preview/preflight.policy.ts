import type { PreflightOutcome, PreflightReason, PreflightResult } from 'shared-contracts';
import type { MailConfig } from '../../../config/mail.config.ts';
import type { OutgoingMail } from '../../mail/index.ts';
import type { Complaints } from './complaints.repository.ts';

/** Shares of the mails that were sent: providers refuse senders from the second on, and ask for less than the first. */
const complaintLimits = [
  { outcome: 'failure', share: 0.003 },
  { outcome: 'warning', share: 0.001 },
] as const;

/** What a check finds. */
export type Finding = Omit<PreflightResult, 'check'>;

export const inOrder: Finding = { outcome: 'ok', domain: null, reason: null, record: null, complaints: null };

export function judgeComplaints({ sent, complaints }: Complaints): Finding {
  const reached = complaintLimits.find(({ share }) => sent > 0 && complaints / sent >= share);
  const counted = { mails: sent, complaints, limit: reached?.share ?? null };
  if (sent === 0) return { ...inOrder, outcome: 'unknown', reason: 'noMails', complaints: counted };
  if (reached === undefined) return { ...inOrder, complaints: counted };
  return { ...inOrder, outcome: reached.outcome, reason: 'complaints', complaints: counted };
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

/** Null: the key that mails are signed with is among the records. */
export function reasonOfDkim(records: readonly string[], publicKey: string): PreflightReason | null {
  const keys = records.flatMap((record) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? []);
  if (keys.includes(publicKey)) return null;
  return keys.length > 0 ? 'otherKey' : 'missingRecord';
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
