import type { BounceKind } from '../bounces.ts';

const maxCharacters = 500;

const redacted = '(address)';

/** A run of the characters that an address without quotes may have. */
const addressRun = /[^\s<>"'(),;:=[\]]+/g;
const domain = /^[^\s<>"'(),;:\][]+/;

/** Redacts `"first last"@example.com`: from the last quote before `"@` to the end of the domain. */
function withoutQuotedAddresses(words: string): string {
  const parts = words.split('"@');
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

/** The reason that a server gives, to be stored: one line, cut, without e-mail addresses. */
export function toReason(words: string): string {
  const plain = withoutQuotedAddresses(words).replaceAll(addressRun, withoutAddress).replaceAll(/\s+/g, ' ');
  return plain.trim().slice(0, maxCharacters);
}

/**
 * The address itself is the reason (RFC 3463): wrong, moved, or of a mailbox that is closed. Full ones and rules change, and
 * 5.1.7 to 5.1.9 are of the sender's address and of servers.
 */
const ofAddress = /^5\.(1\.([1-46]|10)|2\.1)$/;

/** What a server says of a mail that it could not deliver. Null: it is still trying, or all is well. */
export function kindOfReport(action: string, status: string): BounceKind | null {
  if (action.toLowerCase() !== 'failed') return null;
  return ofAddress.test(status) ? 'hard' : 'soft';
}

/** No part of a network address. */
const anyStatus = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?!\.?\d)/;

/**
 * What the server that we hand mails to says by refusing a recipient. Null: nothing of the address. Without a code it may be of
 * anything, of ourselves too: only who is refused again and again is taken for gone.
 */
export function kindOfRefusal(words: string): BounceKind | null {
  const [status] = anyStatus.exec(words) ?? [];
  if (status === undefined) return 'soft';
  return ofAddress.test(status) ? 'hard' : null;
}

/** Brevo's names. Of `deferred` it tells again once it knows; `blocked` it has not tried. */
const brevoKinds: Readonly<Record<string, BounceKind>> = {
  hard_bounce: 'hard',
  invalid_email: 'hard',
  soft_bounce: 'soft',
  error: 'soft',
  spam: 'complaint',
  complaint: 'complaint',
};

/** Null: no bounce. */
export const kindOfBrevoEvent = (event: string): BounceKind | null =>
  Object.hasOwn(brevoKinds, event) ? (brevoKinds[event] ?? null) : null;
