import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not } from 'typeorm';
import { SubscriberEntity } from '../subscriber.entity.ts';

type Unhashed = Pick<SubscriberEntity, 'id' | 'email'>;

/** An address that was changed concurrently is left out. */
const fill = `
  update subscribers s set address_hash = given.hash
  from unnest($1::uuid[], $2::text[], $3::bytea[]) as given (id, email, hash)
  where s.id = given.id and s.email = given.email`;

/** Hashes of the addresses of all subscribers. */
@Injectable()
export class AddressHashesRepository {
  constructor(private readonly database: DataSource) {}

  /** A stored hash and its address; null: there is none. */
  async first(): Promise<{ email: string; hash: Buffer } | null> {
    const subscriber = await this.subscribers.findOne({
      select: { id: true, email: true, addressHash: true },
      where: { addressHash: Not(IsNull()) },
      order: { id: 'asc' },
    });
    return subscriber === null ? null : { email: subscriber.email, hash: subscriber.addressHash! };
  }

  async clear(): Promise<void> {
    await this.subscribers.updateAll({ addressHash: null });
  }

  /** Subscribers without a hash whose id is greater than `beyond`, by id. */
  listMissing(beyond: string, limit: number): Promise<Unhashed[]> {
    return this.subscribers.find({
      select: { id: true, email: true },
      where: { addressHash: IsNull(), id: MoreThan(beyond) },
      order: { id: 'asc' },
      take: limit,
    });
  }

  async fill(hashed: readonly (Unhashed & { hash: Buffer })[]): Promise<void> {
    const values = [hashed.map(({ id }) => id), hashed.map(({ email }) => email), hashed.map(({ hash }) => hash)];
    await this.database.query(fill, values);
  }

  private get subscribers() {
    return this.database.getRepository(SubscriberEntity);
  }
}
