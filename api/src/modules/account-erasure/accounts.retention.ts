import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { MailService } from '../mail/index.ts';
import { RetentionRules } from '../retention/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import type { AccountIdleMailData } from './account-mails.composer.ts';
import { AccountEraser } from './accounts.erasure.ts';
import type { AccountDue } from './due-accounts.repository.ts';

const warningMs = 30 * 86_400_000;

/** Retention rules of accounts. */
@Injectable()
export class AccountsRetention implements OnModuleInit {
  constructor(
    private readonly rules: RetentionRules,
    private readonly eraser: AccountEraser,
    private readonly users: UsersRepository,
    private readonly mail: MailService,
    private readonly config: AccountsConfig,
  ) {}

  onModuleInit(): void {
    const erase = (due: AccountDue) => (now: Date, signal: AbortSignal) => this.eraser.eraseDue(due, now, signal);
    this.rules.register({ name: 'deleted-accounts', run: erase('deletion-requested') });
    // Without mandatory verification, unverified accounts are regular accounts.
    if (this.config.requiresVerification) {
      this.rules.register({ name: 'unverified-accounts', run: erase('never-verified') });
    }
    this.rules.register({ name: 'idle-accounts', run: erase('idle') });
    this.rules.register({ name: 'idle-warnings', run: (now, signal) => this.warnIdle(now, signal) });
  }

  private warnIdle(now: Date, signal: AbortSignal): Promise<number> {
    return this.eraser.each('idle-warning', { now, signal }, (user, manager) => this.warn(user, now, manager));
  }

  /** The period is at least a month from the warning, however late the warning is. */
  private async warn({ id, language, email, seenAt }: UserEntity, now: Date, manager: EntityManager): Promise<void> {
    const data: AccountIdleMailData = { userId: id, dueAt: new Date(now.getTime() + warningMs).toISOString() };
    const key = `account-idle:${id}:${seenAt.toISOString()}`;
    await this.users.update(id, { idleWarnedAt: now }, manager);
    await this.mail.enqueue({ key, kind: 'account-idle', language, recipient: email, data }, { manager });
  }
}
