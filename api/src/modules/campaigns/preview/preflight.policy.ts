import type { PreflightOutcome, PreflightReason, PreflightResult } from 'shared-contracts';
import type { MailConfig } from '../../../config/mail.config.ts';
import type { OutgoingMail } from '../../mail/index.ts';
import type { RecentComplaints } from '../management/campaign-outcomes.repository.ts';

/**
 * Complaint rates, as shares of sent mails: providers reject senders above the second, and recommend staying below the first.
 */
const complaintLimits = [
  { outcome: 'failure', share: 0.003 },
  { outcome: 'warning', share: 0.001 },
] as const;

/** Result of a check. */
export type Finding = Omit<PreflightResult, 'check'>;

export const inOrder: Finding = { outcome: 'ok', domain: null, reason: null, record: null, complaints: null };

export function judgeComplaints({ sent, complaints }: RecentComplaints): Finding {
  const reached = complaintLimits.find(({ share }) => sent > 0 && complaints / sent >= share);
  const counted = { mails: sent, complaints, limit: reached?.share ?? null };
  if (sent === 0) return { ...inOrder, outcome: 'unknown', reason: 'noMails', complaints: counted };
  if (reached === undefined) return { ...inOrder, complaints: counted };
  return { ...inOrder, outcome: reached.outcome, reason: 'complaints', complaints: counted };
}

/** RFC 8058: one HTTPS URL, and the header that permits a POST without confirmation. */
export function judgeOneClick({ headers = {} }: Pick<OutgoingMail, 'headers'>): PreflightOutcome {
  const isAddress = /<https:\/\/[^<>]+>/.test(headers['List-Unsubscribe'] ?? '');
  return isAddress && headers['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click' ? 'ok' : 'failure';
}

export const judgeSpf = (records: readonly string[]): PreflightOutcome =>
  records.some((record) => /^v=spf1(\s|$)/i.test(record)) ? 'ok' : 'failure';

export const judgeDmarc = (records: readonly string[]): PreflightOutcome =>
  records.some((record) => /^v=DMARC1\s*;/i.test(record)) ? 'ok' : 'failure';

/** Null: the signing key is published. */
export function reasonOfDkim(records: readonly string[], publicKey: string): PreflightReason | null {
  const keys = records.flatMap((record) => /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replaceAll(/\s/g, '') ?? []);
  if (keys.includes(publicKey)) return null;
  return keys.length > 0 ? 'otherKey' : 'missingRecord';
}

/** The domain to look up; null: none. SPF applies to the envelope sender; Brevo uses its own. */
export function domainsOf({ from, dkim, brevo, bounces }: Pick<MailConfig, 'from' | 'dkim' | 'brevo' | 'bounces'>) {
  const sender = /@([\w.-]+)/.exec(from)?.[1] ?? '';
  return { dkim: dkim?.domain ?? null, spf: brevo === null ? (bounces?.domain ?? sender) : null, dmarc: sender };
}

/** Names that may have the record for `mail.example.com`: the domain and its parents. */
export function domainAndParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'));
}
