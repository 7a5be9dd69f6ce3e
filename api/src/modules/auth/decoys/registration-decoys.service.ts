import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { Passwords } from '../password/passwords.service.ts';
import { deriveKey } from '../../../security/secrets.format.ts';
import { RegistrationDecoysRepository } from './registration-decoys.repository.ts';

/**
 * Registrations with an address that already has an account. A decoy is stored as long as an unverified account, reserves its
 * user name, and gets the same sign-in responses, so that no response reveals whether an address has an account (ADR 25).
 */
@Injectable()
export class RegistrationDecoys {
  private readonly key: Buffer;

  constructor(
    private readonly decoys: RegistrationDecoysRepository,
    private readonly passwords: Passwords,
    { secret }: AccountsConfig,
  ) {
    this.key = deriveKey(secret, 'registration-decoys');
  }

  /** The salt is derived from the address, so that one hash can be compared with all registrations of an address. */
  hash(email: string, password: string): Promise<Buffer> {
    const salt = createHmac('sha256', this.key).update(email.toLowerCase()).digest().subarray(0, 16);
    return this.passwords.hashWithSalt(password, salt);
  }

  /** Whether a password was registered with a user name or an address. Always computes one hash and runs two queries. */
  async matches(login: string, password: string): Promise<boolean> {
    const email = await this.decoys.addressOf(login);
    return this.decoys.has(login, await this.hash(email ?? login, password));
  }
}
