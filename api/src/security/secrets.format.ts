import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, createHmac, timingSafeEqual } from 'node:crypto';

/** A key for one purpose. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts values that must not be readable in the database: AES-256-GCM with a key derived per purpose. Stored as
 * initialization vector, tag and ciphertext, concatenated.
 */
export class Encrypted {
  private readonly key: Buffer;

  constructor(secret: string, purpose: string) {
    this.key = deriveKey(secret, purpose);
  }

  /** `owner` is authenticated: the value cannot be decrypted for another owner. */
  encrypt(plain: Buffer, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  }

  /** Null if the value was not encrypted with this secret and for this owner, or was changed. */
  decrypt(stored: Buffer, owner: string): Buffer | null {
    if (stored.length < ivBytes + tagBytes) return null;
    const iv = stored.subarray(0, ivBytes);
    const decipher = createDecipheriv(algorithm, this.key, iv, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch {
      return null;
    }
  }
}

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
    this.key = deriveKey(secret, purpose);
  }

  token(id: string): string {
    const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
    return Buffer.concat([bytes, this.sign(bytes)]).toString('base64url');
  }

  /** The id of a token; null for an invalid token. */
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
