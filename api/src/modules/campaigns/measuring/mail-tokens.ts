import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import { AccountsConfig } from '../../../config/accounts.config.ts';

/** What a link or the pixel of a mail says. It names a mail, and neither its recipient nor their row. */
export interface MailToken {
  campaign: number;
  /** Random, 8 bytes, in one mail and nowhere else: in all of its links. */
  mail: Buffer;
  /** When the mail was made, to the second. */
  issuedAt: Date;
  language: Language;
  /** Whose page a link leads to; 0: the link that nobody sees, or the pixel. */
  job: number;
}

type Purpose = 'mail-opens' | 'mail-clicks';

const bodyBytes = 21;
const signatureBytes = 16;
const shape = /^[\w-]{50}$/;

/**
 * Signed, so that nobody can add to the figures of a campaign, and that a link leads to pages of ours alone; and whole, so that a
 * link leads there without a database.
 */
@Injectable()
export class MailTokens {
  private readonly keys: Record<Purpose, Buffer>;

  constructor({ secret }: AccountsConfig) {
    const key = (purpose: Purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
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

  /** Null for one that we did not make for this. */
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
