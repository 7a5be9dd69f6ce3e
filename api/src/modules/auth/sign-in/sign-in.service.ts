import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials, User } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { noteAccount } from '../../../http/audited.ts';
import { AccountEvents, hasSecondFactor, toUserResponse, UsersRepository, type UserEntity } from '../../users/index.ts';
import { AttemptsRepository } from '../attempts/attempts.repository.ts';
import { UnknownLogins } from '../attempts/unknown-logins.ts';
import {
  CredentialsWrongError,
  SecondFactorRequiredError,
  SecondFactorWrongError,
  TooManyAttemptsError,
  VerificationRequiredError,
} from '../auth.errors.ts';
import { Passwords } from '../passwords.ts';
import { SecondFactors } from '../second-factor/second-factors.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

/** Somebody whose credentials were right. */
export interface ProvenSignIn {
  user: UserEntity;
  /** Of the same password, where the stored one was made with other parameters. */
  renewedHash: string | null;
}

@Injectable()
export class SignInService {
  private readonly log = new Logger(SignInService.name);

  constructor(
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly unknown: UnknownLogins,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: SessionsService,
    private readonly events: AccountEvents,
    private readonly accounts: AccountsConfig,
  ) {}

  /** Whether somebody may come in. What is missing is told only to who knows the password. */
  async prove({ username, password, code }: Credentials, request: FastifyRequest): Promise<ProvenSignIn> {
    const user = await this.users.findByLogin(username);
    if (user !== null) noteAccount(request, user.id);
    const secondsLeft = await (user === null ? this.unknown.count(username) : this.attempts.count(user.id));
    if (secondsLeft > 0) throw new TooManyAttemptsError(secondsLeft);
    const isRight = await this.passwords.verify(user?.passwordHash ?? null, password);
    if (user === null || !isRight) throw new CredentialsWrongError();
    await this.requireVerified(user);
    await this.requireSecondFactor(user, code);
    return { user, renewedHash: await this.passwords.renew(user.passwordHash, password) };
  }

  /**
   * @throws CredentialsWrongError where the password or the second factor was changed meanwhile: that ended all sessions,
   *   this one too.
   */
  begin({ user, renewedHash }: ProvenSignIn, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return this.users.inTransaction(async (manager) => {
      const current = await this.users.lock(user.id, manager);
      if (current === null || !isStillProven(current, user)) throw new CredentialsWrongError();
      await this.attempts.clear(user.id, manager);
      if (renewedHash !== null) await this.users.update(user.id, { passwordHash: renewedHash }, manager);
      await this.attachWhatCame(current, manager);
      await this.sessions.begin(user, { secondFactor: hasSecondFactor(user), manager }, request, reply);
      return toUserResponse(current, this.accounts);
    });
  }

  end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.sessions.end(request, reply);
  }

  private async requireVerified(user: UserEntity): Promise<void> {
    if (user.isVerified || !this.accounts.requiresVerification) return;
    await this.attempts.takeBack(user.id);
    throw new VerificationRequiredError();
  }

  /** A code that is wrong counts as a wrong password does: what was counted stays. */
  private async requireSecondFactor(user: UserEntity, code: string | undefined): Promise<void> {
    if (!hasSecondFactor(user)) return;
    if (!code) {
      await this.attempts.takeBack(user.id);
      throw new SecondFactorRequiredError();
    }
    if (!(await this.secondFactors.verify(user, code))) throw new SecondFactorWrongError();
  }

  /**
   * What came to the address since, such as an application that was sent without signing in. Somebody at the door does not
   * wait outside because of it: the next sign-in tries again.
   */
  private async attachWhatCame(user: UserEntity, manager: EntityManager): Promise<void> {
    if (!user.isVerified) return;
    try {
      await manager.transaction((savepoint) => this.events.addressConfirmed(user, savepoint));
    } catch (error) {
      this.log.error(error);
    }
  }
}

/** What was proved counts for as long as what it was proved against stands. */
function isStillProven(current: UserEntity, proven: UserEntity): boolean {
  return current.passwordHash === proven.passwordHash && hasSecondFactor(current) === hasSecondFactor(proven);
}
