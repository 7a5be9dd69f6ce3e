import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { applicationHref } from 'shared-contracts';
import { ApplicationsConfig } from '../../config/applications.config.ts';
import { ServerConfig } from '../../config/server.config.ts';

const idBytes = 16;
const signatureBytes = 16;
const shape = /^[\w-]{43}$/;

/**
 * The token of an application's mailed link: its id and a signature, 43 characters. Nothing of it is stored, so the
 * database cannot tell it, and it can be made again for every mail.
 */
@Injectable()
export class ApplicationLink {
  private readonly key: Buffer;

  constructor(
    { secret }: ApplicationsConfig,
    private readonly server: ServerConfig,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'application-link', 32));
  }

  token(applicationId: string): string {
    const id = Buffer.from(applicationId.replaceAll('-', ''), 'hex');
    return Buffer.concat([id, this.sign(id)]).toString('base64url');
  }

  /** Absolute address for a mail. */
  url(applicationId: string): string {
    return this.server.publicUrl + applicationHref(this.token(applicationId));
  }

  /** Id of the application that a token names; null for one that we did not make. */
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
