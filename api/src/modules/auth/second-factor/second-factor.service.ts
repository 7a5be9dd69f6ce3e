import { Injectable } from '@nestjs/common';
import type { Acknowledgement, RecoveryCodes, SecondFactorProof, SecondFactorSetup } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { hasSecondFactor, UsersRepository, type UserEntity } from '../../users/index.ts';
import { PasswordCheck } from '../attempts/password-check.service.ts';
import { SecondFactorActiveError, SecondFactorInactiveError, SecondFactorWrongError } from '../auth.errors.ts';
import { SessionsRepository, type OpenSession } from '../sessions/sessions.repository.ts';
import { setupOf } from './second-factor-codes.format.ts';
import { SecondFactorMails } from './second-factor-mail.composer.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { AuthenticatorSecondFactors } from './second-factors.service.ts';

/** Sets up and removes second factors. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordCheck,
    private readonly secondFactors: SecondFactorRepository,
    private readonly authenticators: AuthenticatorSecondFactors,
    private readonly mails: SecondFactorMails,
  ) {}

  async begin(user: UserEntity, currentPassword: string): Promise<SecondFactorSetup> {
    await this.passwords.requirePassword(user, currentPassword);
    const { secret, stored } = this.authenticators.newSecret(user);
    if (!(await this.secondFactors.begin(user.id, stored))) throw new SecondFactorActiveError();
    return setupOf(secret, user.username);
  }

  /** Activates the second factor. Ends all other sessions, which have not verified it. */
  async confirm({ user, sid }: OpenSession, code: string): Promise<RecoveryCodes> {
    if (hasSecondFactor(user)) throw new SecondFactorActiveError();
    const { secondFactorSecret } = user;
    if (secondFactorSecret === null) throw new SecondFactorInactiveError();
    const step = this.authenticators.stepOf(user, code);
    if (step === null) throw new SecondFactorWrongError();
    return this.users.inTransaction(async (manager) => {
      const isFirst = await this.secondFactors.activate(user.id, secondFactorSecret, step, manager);
      if (!isFirst) throw new SecondFactorActiveError();
      await this.sessions.deleteAllOf(user.id, sid, manager);
      await this.sessions.change(sid, { secondFactor: true }, manager);
      await this.mails.order(user, 'on', manager);
      return this.replaceRecoveryCodes(user, manager);
    });
  }

  /** Admins can remove a required second factor; without one they cannot use the routes of admins. */
  async remove({ user, sid }: OpenSession, proof: SecondFactorProof): Promise<Acknowledgement> {
    await this.requireProof(user, proof);
    await this.users.inTransaction(async (manager) => {
      await this.passwords.lock(user, manager);
      if (!(await this.secondFactors.deactivate(user.id, manager))) throw new SecondFactorInactiveError();
      await this.secondFactors.replaceRecoveryCodes(user.id, [], manager);
      await this.sessions.deleteAllOf(user.id, sid, manager);
      await this.sessions.change(sid, { secondFactor: false }, manager);
      await this.mails.order(user, 'off', manager);
    });
    return { success: true, message: 'The second factor is removed.' };
  }

  /** Removes an active or begun second factor without proof. The caller has locked the user's row. */
  async discard(user: UserEntity, manager: EntityManager): Promise<void> {
    if (!hasSecondFactor(user)) {
      await this.users.update(user.id, { secondFactorSecret: null, secondFactorStep: null }, manager);
      return;
    }
    await this.secondFactors.deactivate(user.id, manager);
    await this.secondFactors.replaceRecoveryCodes(user.id, [], manager);
    await this.mails.order(user, 'off', manager);
  }

  async renewRecoveryCodes(user: UserEntity, proof: SecondFactorProof): Promise<RecoveryCodes> {
    await this.requireProof(user, proof);
    return this.users.inTransaction(async (manager) => {
      // The lock serializes concurrent requests: only the codes of the last one are valid.
      const locked = await this.passwords.lock(user, manager);
      if (!hasSecondFactor(locked)) throw new SecondFactorInactiveError();
      await this.mails.order(user, 'codes', manager);
      return this.replaceRecoveryCodes(user, manager);
    });
  }

  /** The password alone does not remove the second factor, which protects against a known password. */
  private requireProof(user: UserEntity, { currentPassword, code }: SecondFactorProof): Promise<void> {
    return this.passwords.requirePassword(user, currentPassword, async () => {
      if (hasSecondFactor(user) && !(await this.authenticators.verify(user, code))) throw new SecondFactorWrongError();
    });
  }

  private async replaceRecoveryCodes(user: UserEntity, manager: EntityManager): Promise<RecoveryCodes> {
    const { recoveryCodes, hashes } = this.authenticators.newRecoveryCodes(user);
    await this.secondFactors.replaceRecoveryCodes(user.id, hashes, manager);
    return { recoveryCodes };
  }
}
