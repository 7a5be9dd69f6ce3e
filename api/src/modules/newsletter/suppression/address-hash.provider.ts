import { createHmac } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { deriveKey } from '../../../security/secrets.format.ts';

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

interface Unhashed {
  id: string;
  email: string;
}

const pageSize = 1000;

const fill = `
  update subscribers s set address_hash = given.hash
  from unnest($1::uuid[], $2::text[], $3::bytea[]) as given (id, email, hash)
  where s.id = given.id and s.email = given.email`;

/**
 * Computes missing hashes when a worker starts: of subscribers from before the hashes, of rows written by tools, and of all
 * subscribers if the secret has changed. The database does not know the secret. Concurrent workers compute the same hashes.
 */
@Injectable()
export class AddressHashes implements OnApplicationBootstrap {
  private readonly logger = new Logger(AddressHashes.name);

  constructor(
    private readonly database: DataSource,
    private readonly hash: AddressHash,
  ) {}

  /** Subscribers without a hash are not mailed: a failure delays their mails until the next start. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      if (await this.isOfAnotherSecret()) await this.database.query('update subscribers set address_hash = null');
      await this.fillAll();
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** One hash is sufficient as a check, because either all hashes are recomputed or none. */
  private async isOfAnotherSecret(): Promise<boolean> {
    const [row] = await this.database.query<{ email: string; hash: Buffer }[]>(
      'select email, address_hash as hash from subscribers where address_hash is not null order by id limit 1',
    );
    return row !== undefined && !row.hash.equals(this.hash.of(row.email));
  }

  /** Keyset pagination. */
  private async fillAll(): Promise<void> {
    let beyond = '00000000-0000-0000-0000-000000000000';
    for (let page = await this.missing(beyond); page.length > 0; page = await this.missing(beyond)) {
      const [ids, emails] = [page.map(({ id }) => id), page.map(({ email }) => email)];
      await this.database.query(fill, [ids, emails, emails.map((email) => this.hash.of(email))]);
      beyond = ids.at(-1)!;
    }
  }

  private missing(beyond: string): Promise<Unhashed[]> {
    return this.database.query<Unhashed[]>(
      'select id, email from subscribers where address_hash is null and id > $1 order by id limit $2',
      [beyond, pageSize],
    );
  }
}
