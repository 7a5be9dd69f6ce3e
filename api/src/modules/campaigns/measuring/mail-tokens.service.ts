import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { deriveKey } from '../../../security/secrets.format.ts';

/** Payload of a link or a pixel. It identifies a mail, but not its recipient. */
export interface MailToken {
  campaign: number;
  /** Random id, 8 bytes, shared by the links of one mail and used nowhere else. */
  mail: Buffer;
  /** When the mail was composed, to the second. */
  issuedAt: Date;
  language: Language;
  /** Linked job; 0: the hidden link, or the pixel. */
  job: number;
}

type Purpose = 'mail-opens' | 'mail-clicks';

const bodyBytes = 21;
const signatureBytes = 16;
const shape = /^[\w-]{50}$/;

/**
 * Tokens are signed, so that counts cannot be forged and links lead only to our pages, and self-contained, so that links work
 * without the database.
 */
@Injectable()
export class MailTokens {
  private readonly keys: Record<Purpose, Buffer>;

  constructor({ secret }: AccountsConfig) {
    const key = (purpose: Purpose) => deriveKey(secret, purpose);
    this.keys = { 'mail-opens': key('mail-opens'), 'mail-clicks': key('mail-clicks') };
  }

  write(purpose: Purpose, { campaign, mail, issuedAt, language, job }: MailToken): string {
    const body = Buffer.alloc(bodyBytes);
    body.writeUInt32BE(campaign, 0);
    mail.copy(body, 4, 0, 8);
    body.writeUInt32BE(Math.floor(issuedAt.getTime() / 1000), 12);
    body.writeUInt32BE(job, 16);
    body.writeUInt8(language === 'en' ? 1 : 0, 20);
    return Buffer.concat([body, this.sign(purpose, body)]).toString('base64url');
  }

  /** Null for an invalid token. */
  read(purpose: Purpose, token: string): MailToken | null {
    if (!shape.test(token)) return null;
    const bytes = Buffer.from(token, 'base64url');
    const body = bytes.subarray(0, bodyBytes);
    if (!timingSafeEqual(bytes.subarray(bodyBytes), this.sign(purpose, body))) return null;
    return {
      campaign: body.readUInt32BE(0),
      mail: body.subarray(4, 12),
      issuedAt: new Date(body.readUInt32BE(12) * 1000),
      job: body.readUInt32BE(16),
      language: body.readUInt8(20) === 1 ? 'en' : 'pt',
    };
  }

  private sign(purpose: Purpose, body: Buffer): Buffer {
    return createHmac('sha256', this.keys[purpose]).update(body).digest().subarray(0, signatureBytes);
  }
}
