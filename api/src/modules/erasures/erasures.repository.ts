import { Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, In, PrimaryGeneratedColumn, type EntityManager } from 'typeorm';
import { erasureKinds, type Erasure, type ErasureKind } from './erasure-journal.port.ts';

@Entity('erasures')
export class ErasureEntity {
  /** PostgreSQL's bigint is returned as a string. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  kind!: ErasureKind;

  /** As in `Erasure`. */
  @Column('text')
  subject!: string;

  @Column('timestamptz', { name: 'erased_at', default: () => 'now()' })
  erasedAt!: Date;

  /** Whether a restore has to repeat it; otherwise it is to be written to the journal. */
  @Column('boolean', { name: 'is_replay', default: false })
  isReplay!: boolean;
}

/** An erasure with the id of its row. */
type PendingErasure = Erasure & Pick<ErasureEntity, 'id'>;

const kindsOfAccounts: ErasureKind[] = ['account', 'linked-account'];

/**
 * Rows of the table `erasures`: erasures that the worker has to write to the journal, and replays after a restore. Only
 * erasures by the product are stored: rows lost by accident are restored from a backup.
 */
@Injectable()
export class ErasuresRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Stores an erasure in its own transaction.
   * @param subject Id of the application, subscriber or resume; for an account or its picture, the id of the account.
   */
  async add(kind: ErasureKind, subject: string | number, manager: EntityManager): Promise<void> {
    await manager.insert(ErasureEntity, { kind, subject: String(subject) });
  }

  /** Erasures that the journal may not contain yet, oldest first. */
  async findUnjournaled(limit: number): Promise<PendingErasure[]> {
    const rows = await this.erasures.find({ where: { isReplay: false }, order: { id: 'asc' }, take: limit });
    return rows.map(toPending);
  }

  /** Time of the oldest of these; null: there is none. */
  async oldestUnjournaledAt(): Promise<Date | null> {
    const oldest = await this.erasures.findOne({ where: { isReplay: false }, order: { erasedAt: 'asc' } });
    return oldest?.erasedAt ?? null;
  }

  /** Whether an account's erasure is a replay. True within the replay's transaction, after which the row is deleted. */
  isAccountReplay(userId: number, manager: EntityManager): Promise<boolean> {
    const where = { isReplay: true, kind: In(kindsOfAccounts), subject: String(userId) };
    return manager.existsBy(ErasureEntity, where);
  }

  /** In the order of `erasureKinds`: an anonymous application cannot be withdrawn. */
  async findReplays(): Promise<PendingErasure[]> {
    const rows = await this.erasures.find({ where: { isReplay: true }, order: { id: 'asc' } });
    return rows.toSorted((one, other) => orderOf(one.kind) - orderOf(other.kind)).map(toPending);
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.erasures.delete({ id: In(ids) });
  }

  private get erasures() {
    return this.database.getRepository(ErasureEntity);
  }
}

const orderOf = (kind: ErasureKind) => erasureKinds.indexOf(kind);

const toPending = ({ id, kind, subject, erasedAt }: ErasureEntity): PendingErasure => ({
  id,
  kind,
  subject,
  erasedAt: erasedAt.toISOString(),
});
