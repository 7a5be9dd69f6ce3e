import { Injectable } from '@nestjs/common';
import type { Acknowledgement, RecoveryCodes, SecondFactorProof, SecondFactorSetup } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { Encrypted } from '../../../security/secrets.format.ts';
import { hasSecondFactor, UsersRepository, type UserEntity } from '../../users/index.ts';
import { SecondFactorActiveError, SecondFactorInactiveError, SecondFactorWrongError } from '../auth.errors.ts';
import { SecondFactorMails } from '../mails/second-factor-changed.mail.tsx';
import { PasswordCheck } from '../password/passwords.service.ts';
import { SessionsRepository, type OpenSession } from '../sessions/sessions.repository.ts';
import {
  newAuthenticatorSecret,
  newRecoveryCodes,
  RecoveryCodeHashes,
  setupOf,
  stepOf,
} from './second-factor-codes.format.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

type SecondFactorOwner = Pick<UserEntity, 'id' | 'secondFactorSecret'>;

/** Authenticator apps, with recovery codes for the loss of the device. */
@Injectable()
export class SecondFactors {
  private readonly encrypted: Encrypted;
  private readonly hashes: RecoveryCodeHashes;

  constructor(
    private readonly secondFactors: SecondFactorRepository,
    { secret }: AccountsConfig,
  ) {
    this.encrypted = new Encrypted(secret, 'second factor');
    this.hashes = new RecoveryCodeHashes(secret);
  }

  /** Whether the code is the authenticator's current code or an unused recovery code. Consumes the code. */
  async verify(user: UserEntity, code: string): Promise<boolean> {
    const hash = this.hashes.hash(user.id, code);
    if (hash !== null) return this.secondFactors.useRecoveryCode(user.id, hash);
    const step = this.stepOf(user, code);
    if (step === null || user.secondFactorSecret === null) return false;
    return this.secondFactors.useStep(user.id, user.secondFactorSecret, step);
  }

  /** The time step of a code; null for a wrong code. Does not consume the code. */
  stepOf({ id, secondFactorSecret }: SecondFactorOwner, typed: string, now = new Date()): number | null {
    const secret = secondFactorSecret === null ? null : this.encrypted.decrypt(secondFactorSecret, String(id));
    return secret === null ? null : stepOf(secret, typed.replaceAll(/\s/g, ''), now);
  }

  /** A new secret, in plain form for the app and encrypted for the database. */
  newSecret({ id }: Pick<UserEntity, 'id'>): { secret: Buffer; stored: Buffer } {
    const secret = newAuthenticatorSecret();
    return { secret, stored: this.encrypted.encrypt(secret, String(id)) };
  }

  /** New recovery codes and their hashes for the database. */
  newRecoveryCodes({ id }: Pick<UserEntity, 'id'>): { recoveryCodes: string[]; hashes: Buffer[] } {
    const recoveryCodes = newRecoveryCodes();
    return { recoveryCodes, hashes: recoveryCodes.flatMap((code) => this.hashes.hash(id, code) ?? []) };
  }
}

/** Sets up and removes second factors. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: PasswordCheck,
    private readonly secondFactors: SecondFactorRepository,
    private readonly authenticators: SecondFactors,
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
      await this.mails.enqueue(user, 'on', manager);
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
      await this.mails.enqueue(user, 'off', manager);
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
    await this.mails.enqueue(user, 'off', manager);
  }

  async renewRecoveryCodes(user: UserEntity, proof: SecondFactorProof): Promise<RecoveryCodes> {
    await this.requireProof(user, proof);
    return this.users.inTransaction(async (manager) => {
      // The lock serializes concurrent requests: only the codes of the last one are valid.
      const locked = await this.passwords.lock(user, manager);
      if (!hasSecondFactor(locked)) throw new SecondFactorInactiveError();
      await this.mails.enqueue(user, 'codes', manager);
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
