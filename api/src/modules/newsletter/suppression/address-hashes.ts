import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AddressHash } from './address-hash.ts';

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
 * Computes what is missing when a worker starts: subscribers from before there were hashes, and those that a tool wrote.
 * The database cannot, as it does not know the secret. Several workers compute the same.
 */
@Injectable()
export class AddressHashes implements OnApplicationBootstrap {
  private readonly logger = new Logger(AddressHashes.name);

  constructor(
    private readonly database: DataSource,
    private readonly hash: AddressHash,
  ) {}

  /** Nobody without a hash is mailed to: a failure delays their mails until the next start, and nothing else. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.fillAll();
    } catch (error) {
      this.logger.error(error);
    }
  }

  /** Page by page, each beyond the one before. */
  private async fillAll(beyond = '00000000-0000-0000-0000-000000000000'): Promise<void> {
    const rows = await this.database.query<Unhashed[]>(
      'select id, email from subscribers where address_hash is null and id > $1 order by id limit $2',
      [beyond, pageSize],
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    const [ids, emails] = [rows.map(({ id }) => id), rows.map(({ email }) => email)];
    await this.database.query(fill, [ids, emails, emails.map((email) => this.hash.of(email))]);
    await this.fillAll(last.id);
  }
}
