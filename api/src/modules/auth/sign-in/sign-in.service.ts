import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Credentials, User } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { noteAccount } from '../../../http/index.ts';
import { AccountEvents, hasSecondFactor, toUserResponse, UsersRepository, type UserEntity } from '../../users/index.ts';
import { AddressLinkService } from '../address/address.service.ts';
import {
  CredentialsWrongError,
  SecondFactorRequiredError,
  SecondFactorWrongError,
  TooManyAttemptsError,
  VerificationRequiredError,
} from '../auth.errors.ts';
import { RegistrationDecoys } from '../decoys/registration-decoys.service.ts';
import { Passwords } from '../password/passwords.service.ts';
import { rejectAfterMinimumTime } from '../response-time.policy.ts';
import { SecondFactors } from '../second-factor/second-factor.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { AttemptsRepository, LoginAttempts, maxWrongSignIns } from './attempts.repository.ts';

/** A user with verified credentials. */
export interface ProvenSignIn {
  user: UserEntity;
  /** A new hash of the password if the stored one has other parameters. */
  renewedHash: string | null;
}

/** Credentials that start no session. */
interface Refused {
  login: string;
  password: string;
  /** Null: no account has this login. */
  user: UserEntity | null;
  /** Whether the password is the account's. */
  isRight: boolean;
}

@Injectable()
export class SignInService {
  private readonly log = new Logger(SignInService.name);

  constructor(
    private readonly users: UsersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly logins: LoginAttempts,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly sessions: SessionsService,
    private readonly events: AccountEvents,
    private readonly accounts: AccountsConfig,
    private readonly addressLink: AddressLinkService,
    private readonly decoys: RegistrationDecoys,
  ) {}

  /**
   * Checks credentials. Only callers with the right password learn what else is missing.
   * @throws CredentialsWrongError, VerificationRequiredError, SecondFactorRequiredError, SecondFactorWrongError, TooManyAttemptsError
   */
  prove(credentials: Credentials, request: FastifyRequest): Promise<ProvenSignIn> {
    return rejectAfterMinimumTime(this.check(credentials, request));
  }

  /**
   * @throws CredentialsWrongError if the password or the second factor was changed concurrently, which ends all
   * sessions including this one.
   */
  begin({ user, renewedHash }: ProvenSignIn, request: FastifyRequest, reply: FastifyReply): Promise<User> {
    return this.users.inTransaction(async (manager) => {
      const current = await this.users.lock(user.id, manager);
      if (current === null || !isStillProven(current, user)) throw new CredentialsWrongError();
      await this.attempts.clear(user.id, manager);
      await this.logins.clear(current, manager);
      if (renewedHash !== null) await this.users.update(user.id, { passwordHash: renewedHash }, manager);
      await this.addVisitorData(current, manager);
      await this.sessions.begin(user, { secondFactor: hasSecondFactor(user), manager }, request, reply);
      return toUserResponse(current, this.accounts);
    });
  }

  end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.sessions.end(request, reply);
  }

  private async check({ username, password, code }: Credentials, request: FastifyRequest): Promise<ProvenSignIn> {
    const user = await this.users.findByLogin(username);
    if (user !== null) noteAccount(request, user.id);
    await this.count(username, user);
    const isRight = await this.passwords.verify(user?.passwordHash ?? null, password);
    const isVerified = user?.isVerified || !this.accounts.requiresVerification;
    if (user === null || !isRight || !isVerified) return this.refuse({ login: username, password, user, isRight });
    await this.requireSecondFactor(user, username, code);
    return { user, renewedHash: await this.passwords.renew(user.passwordHash, password) };
  }

  /**
   * An unverified account and a decoy get the same response, after the same number of hashes.
   * @throws VerificationRequiredError if the password was registered with the login, otherwise CredentialsWrongError
   */
  private async refuse({ login, password, user, isRight }: Refused): Promise<never> {
    const isDecoys = this.accounts.requiresVerification && (await this.decoys.matches(login, password));
    if (!isRight && !isDecoys) throw new CredentialsWrongError();
    await this.uncount(user, login);
    throw new VerificationRequiredError();
  }

  /** @throws TooManyAttemptsError, after the same number of wrong attempts with and without an account */
  private async count(login: string, user: UserEntity | null): Promise<void> {
    const byLogin = await this.logins.count(login);
    const secondsLeft = byLogin > 0 || user === null ? byLogin : await this.attempts.count(user.id, maxWrongSignIns);
    if (secondsLeft > 0) throw new TooManyAttemptsError(secondsLeft);
  }

  /** The password was right: the attempt does not count as wrong. */
  private async uncount(user: UserEntity | null, login: string): Promise<void> {
    if (user !== null) await this.attempts.uncount(user.id);
    await this.logins.uncount(login);
  }

  /** A wrong code counts as a wrong password: the counted attempt remains. */
  private async requireSecondFactor(user: UserEntity, login: string, code: string | undefined): Promise<void> {
    if (!hasSecondFactor(user)) return;
    if (!code) {
      await this.uncount(user, login);
      throw new SecondFactorRequiredError();
    }
    if (!(await this.secondFactors.verify(user, code))) throw new SecondFactorWrongError();
  }

  /**
   * Adopts data that visitors sent since with the linked address, or offers to link the address. A failure does not prevent the
   * sign-in; the next sign-in retries.
   */
  private async addVisitorData(user: UserEntity, manager: EntityManager): Promise<void> {
    if (!user.isVerified) return;
    try {
      await manager.transaction(async (savepoint) => {
        await this.events.addressConfirmed(user, savepoint);
        await this.addressLink.offer(user, savepoint);
      });
    } catch (error) {
      this.log.error(error);
    }
  }
}

/** Whether password and second factor are the same as when they were verified. */
function isStillProven(current: UserEntity, proven: UserEntity): boolean {
  return current.passwordHash === proven.passwordHash && hasSecondFactor(current) === hasSecondFactor(proven);
}
