import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { erasureKinds, type Erasure, type ErasureKind } from './erasure-journal.port.ts';

/** An erasure with the id of its row. */
interface PendingErasure extends Erasure {
  /** PostgreSQL's bigint. */
  id: string;
}

type Row = Omit<PendingErasure, 'erasedAt'> & { erasedAt: Date };

const columns = 'id, kind, subject, erased_at as "erasedAt"';
const unjournaled = `select ${columns} from erasures where not is_replay order by id limit $1`;
const replays = `select ${columns} from erasures where is_replay order by array_position($1::text[], kind), id`;
const oldest = 'select min(erased_at) as "erasedAt" from erasures where not is_replay';
const accountReplay = `
  select from erasures where is_replay and kind in ('account', 'linked-account') and subject = $1`;

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
    await manager.query('insert into erasures (kind, subject) values ($1, $2)', [kind, String(subject)]);
  }

  /** Erasures that the journal may not contain yet, oldest first. */
  findUnjournaled(limit: number): Promise<PendingErasure[]> {
    return this.find(unjournaled, [limit]);
  }

  /** Time of the oldest of these; null: there is none. */
  async oldestUnjournaledAt(): Promise<Date | null> {
    const [row] = await this.database.query<{ erasedAt: Date | null }[]>(oldest);
    return row?.erasedAt ?? null;
  }

  /** Whether an account's erasure is a replay. True within the replay's transaction, after which the row is deleted. */
  async isAccountReplay(userId: number, manager: EntityManager): Promise<boolean> {
    const found = await manager.query<unknown[]>(accountReplay, [String(userId)]);
    return found.length > 0;
  }

  /** In the order of `erasureKinds`: an anonymous application cannot be withdrawn. */
  findReplays(): Promise<PendingErasure[]> {
    return this.find(replays, [erasureKinds]);
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.database.query('delete from erasures where id = any($1::bigint[])', [ids]);
  }

  private async find(sql: string, values: unknown[]): Promise<PendingErasure[]> {
    const rows = await this.database.query<Row[]>(sql, values);
    return rows.map((row) => ({ ...row, erasedAt: row.erasedAt.toISOString() }));
  }
}
