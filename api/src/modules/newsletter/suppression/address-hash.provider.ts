import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { deriveKey } from '../../../security/secrets.format.ts';
import { AddressHashesRepository } from './address-hashes.repository.ts';

/** Keyed hash of an address, independent of its spelling. Without the secret, the address cannot be determined. */
@Injectable()
export class AddressHash {
  private readonly key: Buffer;

  constructor({ secret }: AccountsConfig) {
    this.key = deriveKey(secret, 'suppression');
  }

  of(email: string): Buffer {
    return createHmac('sha256', this.key).update(email.toLowerCase()).digest();
  }
}

const pageSize = 1000;

/**
 * Computes missing hashes when a worker starts: of subscribers from before the hashes, of rows written by tools, and of all
 * subscribers if the secret has changed. The database does not know the secret. Concurrent workers compute the same hashes.
 */
@Injectable()
export class AddressHashes implements OnApplicationBootstrap {
  private readonly logger = new Logger(AddressHashes.name);

  constructor(
    private readonly hashes: AddressHashesRepository,
    private readonly hash: AddressHash,
  ) {}

  /** Subscribers without a hash are not mailed: a failure delays their mails until the next start. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      if (await this.isOfAnotherSecret()) await this.hashes.clear();
      await this.fillAll();
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** One hash is sufficient as a check, because either all hashes are recomputed or none. */
  private async isOfAnotherSecret(): Promise<boolean> {
    const first = await this.hashes.first();
    return first !== null && !first.hash.equals(this.hash.of(first.email));
  }

  /** Keyset pagination. */
  private async fillAll(): Promise<void> {
    let beyond = '00000000-0000-0000-0000-000000000000';
    const read = () => this.hashes.listMissing(beyond, pageSize);
    for (let page = await read(); page.length > 0; page = await read()) {
      await this.hashes.fill(page.map(({ id, email }) => ({ id, email, hash: this.hash.of(email) })));
      beyond = page.at(-1)!.id;
    }
  }
}
