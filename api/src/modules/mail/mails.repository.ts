import { Injectable } from '@nestjs/common';
import type { MailHealth } from 'shared-contracts';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { Statements } from '../../database/pools.provider.ts';
import { MailEntity } from './mail.entity.ts';
import * as sql from './mails.sql.ts';

export type QueuedMail = Pick<MailEntity, 'key' | 'kind' | 'language' | 'recipient' | 'data'>;

/** An account and its verified address. */
export interface Addressee {
  id: number;
  email: string;
}

/** Result of a mail before any content was sent. `canceled`: the composer returned nothing to send. */
export type UnsentOutcome = { outcome: 'canceled' } | { outcome: 'failed'; error: string };

/** Result of a handover. `waiting`: not accepted; `uncertain`: unknown. */
export type HandoverOutcome = { outcome: 'sent' } | { outcome: 'waiting' } | { outcome: 'uncertain'; error: string };

/** A claim of a mail for its current recipient. `at` has microsecond precision, which makes the claim unique. */
export interface MailClaim {
  key: string;
  recipient: string;
  at: string;
}

/** A mail that may have been accepted, for an operator. `error` is null if the process crashed. */
export type UncertainMail = Pick<MailEntity, 'key' | 'kind' | 'claimedAt' | 'error'>;

export interface ListedMail extends Pick<MailEntity, 'kind' | 'sentAt' | 'cancelledAt' | 'failedAt'> {
  createdAt: Date;
  recipient: string | null;
}

type HealthRow = Omit<MailHealth, 'oldestDueAt'> & { oldestDueAt: Date | null };

const open = { sentAt: IsNull(), cancelledAt: IsNull(), failedAt: IsNull() };
const waiting = { ...open, claimedAt: IsNull() };
const now = () => 'clock_timestamp()';

@Injectable()
export class MailsRepository {
  constructor(private readonly database: DataSource) {}

  /** Adds the mail unless its key exists. Returns whether it was added. */
  async add(mail: QueuedMail, manager: EntityManager): Promise<boolean> {
    const insert = manager.createQueryBuilder().insert().into(MailEntity).values(mail).orIgnore().returning('key');
    const { raw } = await insert.execute();
    return (raw as unknown[]).length > 0;
  }

  /** Adds a mail of which it is unknown whether it was sent, unless its key exists. */
  async addUncertain(mail: QueuedMail, error: string, manager: EntityManager): Promise<void> {
    const row = { ...mail, claimedAt: now, error };
    await manager.createQueryBuilder().insert().into(MailEntity).values(row).orIgnore().execute();
  }

  /** The mail, unless it has ended or is being handed over. */
  findWaiting(key: string): Promise<QueuedMail | null> {
    return this.database.manager.findOneBy(MailEntity, { key, ...waiting });
  }

  /** Ends a mail before any content was sent; does not change any other. */
  async end(key: string, ended: UnsentOutcome): Promise<void> {
    const change = ended.outcome === 'failed' ? { failedAt: now, error: ended.error } : { cancelledAt: now };
    await this.database.manager.update(MailEntity, { key, ...waiting }, change);
  }

  /**
   * Commits the start of a handover to this recipient. Only one process can claim a mail, and only once: it is not sent again
   * automatically, unless `settle` permits it. Null if the mail is claimed or its recipient has changed.
   */
  async claim(key: string, recipient: string): Promise<MailClaim | null> {
    const [rows] = await this.database.query<[{ at: string }[], number]>(sql.claim, [key, recipient]);
    return rows[0] === undefined ? null : { key, recipient, ...rows[0] };
  }

  /**
   * Records the result of a claimed mail. An outdated claim, whose mail an operator has released, does not change a later
   * claim. `sent` is recorded in any case, also if the mail is waiting again.
   */
  async settle(mailClaim: MailClaim, outcome: HandoverOutcome): Promise<void> {
    const update = this.database.createQueryBuilder().update(MailEntity).set(changeOf(mailClaim, outcome));
    await update
      .where(outcome.outcome === 'sent' ? sql.isCurrentClaimOrReleased : sql.isCurrentClaim, mailClaim)
      .execute();
  }

  async health(statements: Statements = this.database): Promise<MailHealth> {
    const [row] = await statements.query<[HealthRow]>(sql.health);
    return { ...row, oldestDueAt: row.oldestDueAt?.toISOString() ?? null };
  }

  /** Mails with an unknown result, oldest first, at most `limit`. */
  uncertain(limit: number): Promise<UncertainMail[]> {
    return this.database.query(sql.uncertain, [limit]);
  }

  /** Resets uncertain mails to waiting, for their current recipients. Returns their keys. */
  async release(keys: readonly string[], manager: EntityManager): Promise<string[]> {
    return keysOf(await manager.query(sql.release, [keys]));
  }

  /** Marks uncertain mails as sent. Returns their keys. */
  async confirm(keys: readonly string[]): Promise<string[]> {
    return keysOf(await this.database.query(sql.confirm, [keys]));
  }

  /**
   * Called when applications are added to an account or the address of the account changes. Assigns their mails to the
   * account, with which they are erased, and sets its address as the recipient of mails that have not ended, including those
   * about interviews. A handover in progress is not redirected; the new address applies if the mail is sent again.
   */
  async readdress({ id, email }: Addressee, applicationIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(sql.readdress, [id, email, applicationIds, sql.kindsToOthers]);
  }

  /** Deletes the mails about an application. */
  async deleteOfApplication(id: string, manager: EntityManager): Promise<void> {
    await manager.query(`delete from mails where data ->> 'applicationId' = $1`, [id]);
  }

  /**
   * Mails of a user with their results, oldest first: the mails that `deleteOfUser` deletes. The recipient of kinds in `toOthers`,
   * which are about the user and sent to others, is omitted.
   */
  listOf({ id, email }: { id: number; email: string | null }, toOthers: readonly string[]): Promise<ListedMail[]> {
    return this.database.query(sql.list, [String(id), email, toOthers]);
  }

  /** Deletes the mails of a user. `email` is their verified address, or null. */
  async deleteOfUser({ id, email }: { id: number; email: string | null }, manager: EntityManager): Promise<void> {
    await manager.query(sql.deleteOfUser, [String(id), email]);
  }
}

/** A sent mail keeps the recipient of its claim, whatever its current recipient. */
function changeOf({ recipient }: MailClaim, outcome: HandoverOutcome) {
  if (outcome.outcome === 'sent') return { sentAt: now, recipient };
  return outcome.outcome === 'waiting' ? { claimedAt: null } : { error: outcome.error };
}

const keysOf = ([rows]: [{ key: string }[], number]) => rows.map(({ key }) => key);
