import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../../../config/accounts.config.ts';

/** What is kept of an address that is gone: the same for the same address in either spelling, and nobody reads it without our secret. */
@Injectable()
export class AddressHash {
  private readonly key: Buffer;

  constructor({ secret }: AccountsConfig) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'suppression', 32));
  }

  of(email: string): Buffer {
    return createHmac('sha256', this.key).update(email.toLowerCase()).digest();
  }
}
