import type { BounceKind } from '../campaigns.port.ts';

const maxCharacters = 500;

const redacted = '(address)';

/** Matches the characters of an unquoted address. */
const addressRun = /[^\s<>"'(),;:=[\]]+/g;
const domain = /^[^\s<>"'(),;:\][]+/;

/** Redacts `"first last"@example.com`: from the last quote before `"@` to the end of the domain. */
function withoutQuotedAddresses(reply: string): string {
  const parts = reply.split('"@');
  return parts
    .map((part, index) => {
      const afterLocal = index > 0 && parts[index - 1]!.includes('"') ? part.replace(domain, '') : part;
      if (index === parts.length - 1) return afterLocal;
      const quote = afterLocal.lastIndexOf('"');
      return quote === -1 ? `${afterLocal}"@` : afterLocal.slice(0, quote) + redacted;
    })
    .join('');
}

const withoutAddress = (run: string) => (run.slice(1, -1).includes('@') ? redacted : run);

/** The reason in a server reply, for storage: one line, truncated, without e-mail addresses. */
export function toReason(reply: string): string {
  const plain = withoutQuotedAddresses(reply).replaceAll(addressRun, withoutAddress).replaceAll(/\s+/g, ' ');
  return plain.trim().slice(0, maxCharacters);
}

/**
 * Codes (RFC 3463) for an address that is wrong, has moved, or has a closed mailbox. Full mailboxes and policies are
 * temporary; 5.1.7 to 5.1.9 concern the sender's address and servers.
 */
const ofAddress = /^5\.(1\.([1-46]|10)|2\.1)$/;

/** Kind of bounce for a delivery report. Null: delivery is still being attempted, or succeeded. */
export function kindOfReport(action: string, status: string): BounceKind | null {
  if (action.toLowerCase() !== 'failed') return null;
  return ofAddress.test(status) ? 'hard' : 'soft';
}

/** Lookaround excludes parts of network addresses. */
const anyStatus = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

/**
 * Kind of bounce for a recipient refused by our mail server. Null: the refusal does not concern the address. A refusal
 * without a code may have any cause, including the sender, so only repeated ones suppress.
 */
export function kindOfRefusal(reply: string): BounceKind | null {
  const [status] = anyStatus.exec(reply) ?? [];
  if (status === undefined) return 'soft';
  return ofAddress.test(status) ? 'hard' : null;
}

/** Names of Brevo's events. `deferred` is followed by a final event; `blocked` mails were not tried. */
const brevoKinds: Readonly<Record<string, BounceKind>> = {
  hard_bounce: 'hard',
  invalid_email: 'hard',
  soft_bounce: 'soft',
  error: 'soft',
  spam: 'complaint',
  complaint: 'complaint',
};

/** Null: not a bounce. */
export const kindOfBrevoEvent = (event: string): BounceKind | null =>
  Object.hasOwn(brevoKinds, event) ? (brevoKinds[event] ?? null) : null;
