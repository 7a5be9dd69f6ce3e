import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { attemptsWindowMs, maxWrongAttempts } from './attempts.repository.ts';

const purpose = 'sign-in';

/**
 * Counts wrong attempts by the entered user name or address, with or without an account. A user name and the address of
 * the same account are counted separately, so that no count reveals that they belong to one account. Keys are keyed hashes.
 */
@Injectable()
export class LoginAttempts {
  private readonly key: Buffer;

  constructor(
    @Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage,
    private readonly database: DataSource,
    { secret }: AccountsConfig,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** As `AttemptsRepository.count`. */
  async count(login: string): Promise<number> {
    const window = [attemptsWindowMs, maxWrongAttempts, 0] as const;
    const { timeToBlockExpire } = await this.counts.increment(this.keyOf(login), ...window, purpose);
    return timeToBlockExpire;
  }

  /** As `AttemptsRepository.uncount`. */
  async uncount(login: string): Promise<void> {
    const sql = 'update throttle_counts set hits = greatest(hits - 1, 0) where key = $1';
    await this.database.query(sql, [this.keyOf(login)]);
  }

  /** Resets the counts of both logins of an account after a sign-in or a new password. */
  async clear({ username, email }: { username: string; email: string }, manager: EntityManager): Promise<void> {
    await manager.query('delete from throttle_counts where key = any($1)', [
      [username, email].map((one) => this.keyOf(one)),
    ]);
  }

  private keyOf(login: string): string {
    return `${purpose}:${createHmac('sha256', this.key).update(login.toLowerCase()).digest('base64url')}`;
  }
}
