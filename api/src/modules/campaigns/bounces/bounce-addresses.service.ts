import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { deriveKey } from '../../../security/secrets.format.ts';

const signatureBytes = 8;
const shape = /^bounces\+([\da-f]{32})([\da-f]{16})@(.+)$/i;

/**
 * Creates one envelope sender per mail, to which servers send delivery reports. The address is signed against forgery, and
 * hexadecimal and short: some servers change its case, and the local part is limited to 64 characters.
 */
@Injectable()
export class BounceAddresses {
  private readonly key: Buffer;
  private readonly domain: string | null;

  constructor({ secret }: AccountsConfig, { bounces }: MailConfig) {
    this.key = deriveKey(secret, 'bounces');
    this.domain = bounces?.domain ?? null;
  }

  /** Undefined if bounces are not received here. @param recipientId UUID of the recipient's row */
  of(recipientId: string): string | undefined {
    if (this.domain === null) return undefined;
    const id = recipientId.replaceAll('-', '');
    return `bounces+${id}${this.sign(id)}@${this.domain}`;
  }

  /** The recipient of an address; null if its signature is invalid. */
  read(address: string): string | null {
    const [, id, signature, domain] = shape.exec(address.toLowerCase()) ?? [];
    if (id === undefined || signature === undefined || domain !== this.domain?.toLowerCase()) return null;
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(id)))) return null;
    return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  private sign(id: string): string {
    return createHmac('sha256', this.key).update(id).digest().subarray(0, signatureBytes).toString('hex');
  }
}
