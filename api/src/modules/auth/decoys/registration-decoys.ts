import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { Passwords } from '../passwords.ts';
import { RegistrationDecoysRepository, type NewDecoy } from './registration-decoys.repository.ts';

/**
 * Registrations whose address has an account already. Each is stored for as long as an unverified account is, reserves its user
 * name, and answers sign-ins as an unverified account does, so that no answer reveals whether an address has an account (ADR 25).
 */
@Injectable()
export class RegistrationDecoys {
  private readonly key: Buffer;

  constructor(
    private readonly decoys: RegistrationDecoysRepository,
    private readonly passwords: Passwords,
    { secret }: AccountsConfig,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'registration-decoys', 32));
  }

  /** The salt is derived from the address: one hash is compared with any number of registrations of an address. */
  hash(email: string, password: string): Promise<Buffer> {
    const salt = createHmac('sha256', this.key).update(email.toLowerCase()).digest().subarray(0, 16);
    return this.passwords.hashWithSalt(password, salt);
  }

  /** Waits for registrations with the same user name or address to commit. */
  lock(registration: Pick<NewDecoy, 'username' | 'email'>, manager: EntityManager): Promise<void> {
    return this.decoys.lock(registration, manager);
  }

  hasUsername(username: string, manager: EntityManager): Promise<boolean> {
    return this.decoys.hasUsername(username, manager);
  }

  add(decoy: NewDecoy, manager: EntityManager): Promise<void> {
    return this.decoys.insert(decoy, manager);
  }

  /** Whether a password was registered with a user name or an address. One hash and two queries, whether or not it was. */
  async matches(login: string, password: string): Promise<boolean> {
    const email = await this.decoys.addressOf(login);
    return this.decoys.has(login, await this.hash(email ?? login, password));
  }
}
