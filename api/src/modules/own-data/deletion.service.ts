import { Injectable } from '@nestjs/common';
import { limits, type User } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { PasswordCheck, SessionsRepository, UnauthenticatedError, type OpenSession } from '../auth/index.ts';
import { MailService } from '../mail/index.ts';
import { toUserResponse, UsersRepository, type UserEntity } from '../users/index.ts';
import type { DeletionMailData, DeletionMails } from './deletion-requested.mail.tsx';

const dayMs = 86_400_000;

/** Requests and cancels the deletion of an account. The retention rules delete it. */
@Injectable()
export class DeletionService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordCheck,
    private readonly mail: MailService<DeletionMails>,
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
    await this.mail.order({ key, kind: 'deletion-requested', language, recipient: email, data }, { manager });
  }
}
