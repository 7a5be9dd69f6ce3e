import { Injectable } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { Column, DataSource, Entity, In, PrimaryColumn, type EntityManager } from 'typeorm';
import { ErasuresRepository } from '../../erasures/index.ts';
import { AddressHash } from './address-hash.provider.ts';

/** Why an address is suppressed: `suppressed_addresses.reason`. */
type SuppressionReason = 'unsubscribed' | 'hard_bounce' | 'soft_bounces' | 'complaint';

@Entity('suppressed_addresses')
export class SuppressedAddressEntity {
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @Column('text')
  reason!: SuppressionReason;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}

/** A mail that bounced without a permanent reason. */
@Entity('soft_bounces')
export class SoftBounceEntity {
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @PrimaryColumn('text', { name: 'message_id' })
  messageId!: string;

  @Column('timestamptz', { name: 'bounced_at', default: () => 'now()' })
  bouncedAt!: Date;
}

/** Reasons that the owner of an address can revoke without verifying it again. */
const ofOwner: readonly SuppressionReason[] = ['unsubscribed', 'complaint'];

/** In ascending severity: lifting a more severe reason requires more. */
const byGravity: readonly SuppressionReason[] = [...ofOwner, 'soft_bounces', 'hard_bounce'];

const softBounceLimit = 3;

const suppressHash = `
  insert into suppressed_addresses as known (hash, reason) values ($1, $2)
  on conflict (hash) do update set reason = excluded.reason, created_at = now()
  where array_position($3::text[], excluded.reason) > array_position($3::text[], known.reason)`;

const recentSoftBounces = `
  select count(*)::int as count from soft_bounces
  where hash = $1 and bounced_at > now() - interval '${retentionPeriods.softBounce}'`;

/**
 * Suppressed addresses. They are stored as keyed hashes, and kept after erasure. Subscriptions and suppressions of an address
 * change together: a writer of both acquires `lock` before any row lock.
 */
@Injectable()
export class AddressSuppression {
  constructor(
    private readonly database: DataSource,
    private readonly hash: AddressHash,
    private readonly erasures: ErasuresRepository,
  ) {}

  /** Locks the suppression and the subscription of this address until the transaction ends. */
  async lock(email: string, manager: EntityManager): Promise<void> {
    const key = this.hash.of(email).readBigInt64BE().toString();
    await manager.query('select pg_advisory_xact_lock($1)', [key]);
  }

  /**
   * A more severe reason is kept. Reasons that come from the subscriber (`unsubscribed`, `complaint`) also turn their alerts
   * off. Idempotent.
   */
  suppress(email: string, reason: SuppressionReason, manager?: EntityManager): Promise<void> {
    return this.within(manager, async (transaction) => {
      await this.lock(email, transaction);
      await transaction.query(suppressHash, [this.hash.of(email), reason, byGravity]);
      if (ofOwner.includes(reason)) await this.turnOff(email, transaction);
    });
  }

  /** The third undeliverable mail within 30 days suppresses the address. Each mail counts once. */
  recordSoftBounce(email: string, messageId: string): Promise<void> {
    return this.within(undefined, async (transaction) => {
      await this.lock(email, transaction);
      const hash = this.hash.of(email);
      const row = { hash, messageId };
      await transaction.createQueryBuilder().insert().into(SoftBounceEntity).values(row).orIgnore().execute();
      const [recent] = await transaction.query<[{ count: number }]>(recentSoftBounces, [hash]);
      if (recent.count >= softBounceLimit) await this.suppress(email, 'soft_bounces', transaction);
    });
  }

  async has(email: string): Promise<boolean> {
    return (await this.find(email)) !== null;
  }

  find(email: string, manager = this.database.manager): Promise<SuppressedAddressEntity | null> {
    return manager.findOneBy(SuppressedAddressEntity, { hash: this.hash.of(email) });
  }

  /** False: mail to the address bounced. Suppressions by its owner are not included; the subscription shows them as off. */
  async isDeliverable(email: string): Promise<boolean> {
    const suppression = await this.find(email);
    return suppression === null || ofOwner.includes(suppression.reason);
  }

  /** The owner subscribes again. */
  async revoke(email: string, manager: EntityManager): Promise<void> {
    await manager.delete(SuppressedAddressEntity, { hash: this.hash.of(email), reason: In(ofOwner) });
  }

  /** The owner followed a mailed link: removes any suppression. */
  async lift(email: string, manager: EntityManager): Promise<void> {
    const hash = this.hash.of(email);
    await manager.delete(SuppressedAddressEntity, { hash });
    await manager.delete(SoftBounceEntity, { hash });
  }

  private async turnOff(email: string, manager: EntityManager): Promise<void> {
    const [ended] = await manager.query<[{ id: string }[], number]>(
      `update subscribers set subscription_status = false, updated_at = clock_timestamp()
       where lower(email) = lower($1) and subscription_status
       returning id`,
      [email],
    );
    for (const { id } of ended) await this.erasures.add('unsubscription', id, manager);
  }

  private within<T>(manager: EntityManager | undefined, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return manager === undefined ? this.database.transaction(work) : work(manager);
  }
}
