import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../../../config/accounts.config.ts';

/** Keyed hash of an address, independent of its spelling. Without the secret, the address cannot be determined. */
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
