import type { BounceKind } from '../bounces.ts';

const maxCharacters = 500;

/** What may be kept of a server's words: no address, and no more than tells why. */
export function toReason(words: string): string {
  const plain = words
    .replaceAll(/("[^"]*"|[^\s<>"'(),;:=[\]]+)@[^\s<>"'(),;:\][]+/g, '(address)')
    .replaceAll(/\s+/g, ' ');
  return plain.trim().slice(0, maxCharacters);
}

/** The address itself is the reason (RFC 3463): wrong, moved, or of a mailbox that is closed. Full ones and rules change. */
const ofAddress = /^5\.(0\.\d+|1\.\d+|2\.[01])$/;

/** What a server says of a mail that it could not deliver. Null: it is still trying, or all is well. */
export function kindOfReport(action: string, status: string): BounceKind | null {
  if (action.toLowerCase() !== 'failed') return null;
  return ofAddress.test(status) ? 'hard' : 'soft';
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
