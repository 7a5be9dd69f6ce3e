import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** `owner` is authenticated: the value cannot be decrypted for another owner. */
  encrypt(plain: Buffer, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  }

  /** Null for what was not encrypted here: by another secret, for another owner, or changed since. */
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
