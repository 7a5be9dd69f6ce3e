import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const idBytes = 16;
const signatureBytes = 16;
const shape = /^[\w-]{43}$/;

/**
 * Tokens of mailed links: the UUID of a row and a signature, 43 characters. Not stored, so the database does not
 * contain it, and every mail can derive it again (ADR 18). A token is valid for its purpose only.
 */
export class SignedId {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  token(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, this.sign(bytes)]).toString('base64url');
  }

  /** The id that a token names; null for one that we did not make. */
  read(token: string): string | null {
    if (!shape.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const id = bytes.subarray(0, idBytes);
    if (!timingSafeEqual(bytes.subarray(idBytes), this.sign(id))) return null;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private sign(id: Buffer): Buffer {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, signatureBytes);
  }
}
