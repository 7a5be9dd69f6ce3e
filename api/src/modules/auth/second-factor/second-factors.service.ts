import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { Encrypted } from '../../../security/secrets.format.ts';
import type { UserEntity } from '../../users/index.ts';
import { newAuthenticatorSecret, newRecoveryCodes, RecoveryCodeHashes, stepOf } from './second-factor-codes.format.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

/** Verifies second factors. */
export abstract class SecondFactors {
  /** Whether the code is the authenticator's current code or an unused recovery code. Consumes the code. */
  abstract verify(user: UserEntity, code: string): Promise<boolean>;
}

type Holder = Pick<UserEntity, 'id' | 'secondFactorSecret'>;

/** Authenticator apps, with recovery codes for the loss of the device. */
@Injectable()
export class AuthenticatorSecondFactors extends SecondFactors {
  private readonly encrypted: Encrypted;
  private readonly hashes: RecoveryCodeHashes;

  constructor(
    private readonly secondFactors: SecondFactorRepository,
    { secret }: AccountsConfig,
  ) {
    super();
    this.encrypted = new Encrypted(secret, 'second factor');
    this.hashes = new RecoveryCodeHashes(secret);
  }

  async verify(user: UserEntity, code: string): Promise<boolean> {
    const hash = this.hashes.hash(user.id, code);
    if (hash !== null) return this.secondFactors.useRecoveryCode(user.id, hash);
    const step = this.stepOf(user, code);
    if (step === null || user.secondFactorSecret === null) return false;
    return this.secondFactors.useStep(user.id, user.secondFactorSecret, step);
  }

  /** The time step of a code; null for a wrong code. Does not consume the code. */
  stepOf({ id, secondFactorSecret }: Holder, typed: string, now = new Date()): number | null {
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
