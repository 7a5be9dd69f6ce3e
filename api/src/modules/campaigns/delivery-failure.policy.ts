import type { DeliveryFailure } from 'shared-contracts';

/** Subjects and details of enhanced status codes (RFC 3463), without the class; the first match counts. */
const byStatus: readonly [RegExp, DeliveryFailure][] = [
  [/^(1\.([1-46]|10)|2\.1)$/, 'mailboxMissing'],
  [/^2\.2$/, 'mailboxFull'],
  [/^(2\.3|3\.4)$/, 'tooLarge'],
  [/^7\./, 'policy'],
  [/^4\./, 'unreachable'],
];

/** Patterns for replies without such a code, and for our own errors, including stored ones of earlier releases. */
const byWords: readonly [RegExp, DeliveryFailure][] = [
  [/^Brevo: (429|503)\b/, 'temporary'],
  [/(user|recipient|mailbox|address)\b.{0,20}\b(unknown|not found|does not exist|invalid|disabled)/i, 'mailboxMissing'],
  [
    /(unknown|no such|invalid) (user|recipient|mailbox|address)|is (no|not a valid) address|not valid in to/i,
    'mailboxMissing',
  ],
  [/quota|(mailbox|storage) (is )?full|exceeded storage/i, 'mailboxFull'],
  [/(message|mail) (size|too (large|long|big))/i, 'tooLarge'],
  [/\b(spam|blocked|block ?list|blacklist|policy|dmarc|dkim|spf|reputation)/i, 'policy'],
  [/\bE(CONN[A-Z]{1,10}|NOTFOUND|TIMEDOUT|HOSTUNREACH|AI_AGAIN|PIPE|SOCKET|DNS)\b/, 'unreachable'],
  [/connection|greeting|time(d )?out|took too long|cannot be reached|did not (say|confirm)|is not set/i, 'unreachable'],
];

/** Lookaround excludes parts of network addresses. */
const enhancedStatus = /(?<![\d.])([45])\.(\d{1,3}\.\d{1,3})(?!\.?\d)/;
const replyCode = /(?<![\d.])(4[25]|5[0-5])\d(?=[ -])/;

const firstOf = (rules: readonly [RegExp, DeliveryFailure][], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/** Class of a stored failure reason: a server reply, or one of our errors. */
export function classifyFailure(reason: string): DeliveryFailure {
  const [, type, detail] = enhancedStatus.exec(reason) ?? [];
  const [code] = replyCode.exec(reason) ?? [];
  const ofStatus = detail === undefined ? undefined : firstOf(byStatus, detail);
  // Servers use their policy codes for throttling and greylisting.
  if (type === '4' && ofStatus === 'policy') return 'temporary';
  const known = ofStatus ?? firstOf(byWords, reason);
  if (known !== undefined) return known;
  if (type === '4' || code?.startsWith('4')) return 'temporary';
  return type === undefined && code === undefined ? 'unknown' : 'refused';
}
