import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import type { ThrottleCountsRepository } from '../../../http/index.ts';
import { deriveKey } from '../../../security/secrets.format.ts';
import { UserEntity } from '../../users/index.ts';

/** Maximum number of wrong attempts for one account within a window; further attempts are rejected. */
const maxWrongAttempts = 10;
/**
 * The same for an account at sign-in, with either of its two logins. Each login allows up to 20 in any window, so that this
 * limit is never reached first and reveals no account.
 */
export const maxWrongSignIns = 40;
/** Length of the window, which begins with the first wrong attempt. */
const attemptsWindowMs = 15 * 60_000;

const windowSeconds = attemptsWindowMs / 1000;
const windowEnd = `failed_sign_in_at + ${windowSeconds} * interval '1 second'`;
const isOver = `(failed_sign_in_at is null or ${windowEnd} <= now())`;

/**
 * Number of wrong attempts for an account. Stored in the account's row, which serializes concurrent attempts.
 */
@Injectable()
export class AttemptsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Counts an attempt as wrong before it is checked. Returns 0, or the seconds until the next attempt is accepted; in that
   * case nothing was counted. The row lock serializes concurrent updates of one account.
   */
  async count(userId: number, limit = maxWrongAttempts): Promise<number> {
    const [, counted] = await this.database.query<[unknown, number]>(
      `update users set
         failed_sign_ins = case when ${isOver} then 1 else failed_sign_ins + 1 end,
         failed_sign_in_at = case when ${isOver} then now() else failed_sign_in_at end
       where id = $1 and (${isOver} or failed_sign_ins < $2)`,
      [userId, limit],
    );
    return counted > 0 ? 0 : this.secondsLeft(userId);
  }

  /** Reverts a counted attempt that was not wrong but did not sign in either. */
  async uncount(userId: number): Promise<void> {
    const oneLess = () => 'greatest(failed_sign_ins - 1, 0)';
    await this.database.manager.update(UserEntity, { id: userId }, { failedSignIns: oneLess });
  }

  /** Resets the count after a successful attempt. */
  async clear(userId: number, manager = this.database.manager): Promise<void> {
    await manager.update(UserEntity, { id: userId }, { failedSignIns: 0, failedSignInAt: null });
  }

  private async secondsLeft(userId: number): Promise<number> {
    const [row] = await this.database.query<{ left: number | null }[]>(
      `select ceil(extract(epoch from ${windowEnd} - now()))::int as left from users where id = $1`,
      [userId],
    );
    return Math.max(row?.left ?? 0, 1);
  }
}

const purpose = 'sign-in';

/**
 * Counts wrong attempts by the entered user name or address, with or without an account. A user name and the address of
 * the same account are counted separately, so that no count reveals that they belong to one account. Keys are keyed hashes.
 */
@Injectable()
export class LoginAttempts {
  private readonly key: Buffer;

  constructor(
    @Inject(ThrottlerStorage) private readonly counts: ThrottleCountsRepository,
    { secret }: AccountsConfig,
  ) {
    this.key = deriveKey(secret, purpose);
  }

  /** As `AttemptsRepository.count`. */
  async count(login: string): Promise<number> {
    const window = [attemptsWindowMs, maxWrongAttempts, 0] as const;
    const { timeToBlockExpire } = await this.counts.increment(this.keyOf(login), ...window);
    return timeToBlockExpire;
  }

  /** As `AttemptsRepository.uncount`. */
  async uncount(login: string): Promise<void> {
    await this.counts.decrement(this.keyOf(login));
  }

  /** Resets the counts of both logins of an account after a sign-in or a new password. */
  async clear({ username, email }: { username: string; email: string }, manager: EntityManager): Promise<void> {
    await this.counts.reset([this.keyOf(username), this.keyOf(email)], manager);
  }

  private keyOf(login: string): string {
    return `${purpose}:${createHmac('sha256', this.key).update(login.toLowerCase()).digest('base64url')}`;
  }
}
