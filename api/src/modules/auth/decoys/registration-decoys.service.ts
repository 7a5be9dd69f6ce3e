import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { AccountEvents, isAddressLinked, OwnDataSources, UsersRepository } from '../../users/index.ts';
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

/**
 * Deletes the decoys of an address with its verified account. The erasure of an unverified account deletes none: they are
 * deleted by their own retention rule.
 */
@Injectable()
export class RegistrationDecoysErasure implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly decoys: RegistrationDecoysRepository,
  ) {}

  onModuleInit(): void {
    this.events.onErased(async ({ email, isVerified }, manager) => {
      if (isVerified) await this.decoys.deleteOfAddress(email, manager);
    });
  }
}

/** Exports the times of registrations with the account's linked address. Their user names are data of other persons. */
@Injectable()
export class RegistrationDecoysExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly decoys: RegistrationDecoysRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('registrations', async (userId) => ({ records: await this.collect(userId), files: [] }));
  }

  private async collect(userId: number): Promise<{ email: string; registeredAt: Date }[]> {
    const user = await this.users.find(userId);
    if (user === null || !isAddressLinked(user)) return [];
    const times = await this.decoys.listTimes(user.email);
    return times.map((registeredAt) => ({ email: user.email, registeredAt }));
  }
}
