import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import { limits, type User } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { AppError } from '../../http/index.ts';
import { PasswordCheck, SessionsRepository, UnauthenticatedError, type OpenSession } from '../auth/index.ts';
import { MailService } from '../mail/index.ts';
import { OwnDataSources, toUserResponse, UsersRepository, type UserEntity } from '../users/index.ts';
import type { DeletionMailData } from './deletion-requested.mail.tsx';
import { writeArchive, type CollectedData } from './export-archive.format.ts';

const dayMs = 86_400_000;

/** Requests and cancels the deletion of an account. The retention rules delete it. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordCheck,
    private readonly mail: MailService,
    private readonly accounts: AccountsConfig,
  ) {}

  async request({ user, sid }: OpenSession, currentPassword: string): Promise<User> {
    await this.passwords.requirePassword(user, currentPassword);
    const deletionDueAt = new Date(Date.now() + limits.deletionDays * dayMs);
    return this.change(user.id, async (locked, manager) => {
      await this.passwords.lock(user, manager);
      await this.sessions.deleteAllOf(user.id, sid, manager);
      if (locked.deletionDueAt !== null) return locked;
      await this.orderMail(locked, deletionDueAt, manager);
      return this.users.update(user.id, { deletionDueAt }, manager);
    });
  }

  cancel({ id }: Pick<UserEntity, 'id'>): Promise<User> {
    return this.change(id, async (locked, manager) =>
      locked.deletionDueAt === null ? locked : this.users.update(id, { deletionDueAt: null }, manager),
    );
  }

  /** The lock serializes this change and the deletion; after the deletion there is no account. */
  private async change(
    id: number,
    work: (locked: UserEntity, manager: EntityManager) => Promise<UserEntity>,
  ): Promise<User> {
    const changed = await this.users.inTransaction(async (manager) => {
      const locked = await this.users.lock(id, manager);
      if (locked === null) throw new UnauthenticatedError();
      return work(locked, manager);
    });
    return toUserResponse(changed, this.accounts);
  }

  private async orderMail({ id, email, language }: UserEntity, dueAt: Date, manager: EntityManager): Promise<void> {
    const data: DeletionMailData = { userId: id, dueAt: dueAt.toISOString() };
    const key = `deletion-requested:${id}:${data.dueAt}`;
    await this.mail.enqueue({ key, kind: 'deletion-requested', language, recipient: email, data }, { manager });
  }
}

class TooManyExportsError extends AppError {
  override readonly name = 'TooManyExportsError';

  constructor(override readonly retryAfterSeconds: number) {
    super(429, 'too_many_requests', 'Your data was downloaded too often within an hour. Try again later.');
  }
}

const perHour = 5;
const hourMs = 3_600_000;

/** Limits exports, which read every file of a user. Counted per user, because reads are not limited by address. */
@Injectable()
export class ExportLimit {
  constructor(@Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage) {}

  /** @throws TooManyExportsError */
  async count(userId: number): Promise<void> {
    const name = 'export';
    const { isBlocked, timeToBlockExpire } = await this.counts.increment(
      `${name}:${userId}`,
      hourMs,
      perHour,
      hourMs,
      name,
    );
    if (isBlocked) throw new TooManyExportsError(timeToBlockExpire);
  }
}

/** Exports all data that is stored about a user. */
@Injectable()
export class ExportService {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly limit: ExportLimit,
  ) {}

  /**
   * Collects the data of every domain before the first byte, so that a failure is an error response and not a broken
   * archive.
   */
  async export({ id }: Pick<UserEntity, 'id'>, now: Date): Promise<Readable> {
    await this.limit.count(id);
    const collected: CollectedData[] = [];
    for (const [domain, collect] of this.sources.all()) collected.push({ domain, ...(await collect(id)) });
    return writeArchive(collected, now);
  }
}
