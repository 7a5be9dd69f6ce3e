import { Injectable, Logger } from '@nestjs/common';
import type { Registration } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ErasuresRepository } from '../erasures/index.ts';
import type { UserEntity } from './user.entity.ts';
import { isAddressLinked } from './user.policy.ts';

/** A listener runs in the transaction of the event; an error rolls the transaction back. */
type Listener = (user: UserEntity, manager: EntityManager) => Promise<void>;

/** Choices of the registration form that are not part of the account. */
export type RegistrationChoices = Required<
  Pick<Registration, 'subscribeToNewsletter' | 'newsletterFrequency' | 'categories' | 'language'>
>;

type RegistrationListener = (user: UserEntity, choices: RegistrationChoices, manager: EntityManager) => Promise<void>;

/**
 * Account lifecycle events for domains that store data of accounts. Listeners register in `onModuleInit`, in every
 * process that emits the event.
 */
@Injectable()
export class AccountEvents {
  private readonly log = new Logger(AccountEvents.name);
  private readonly registrations: RegistrationListener[] = [];
  private readonly confirmed: Listener[] = [];
  private readonly erased: Listener[] = [];

  constructor(private readonly erasures: ErasuresRepository) {}

  /**
   * A new account with an unverified address. Errors of a listener are only logged (SPEC §8); the account is created.
   */
  onRegistered(listener: RegistrationListener): void {
    this.registrations.push(listener);
  }

  /** The account's address was verified, either the first one or a changed one. */
  onAddressConfirmed(listener: Listener): void {
    this.confirmed.push(listener);
  }

  /** The account is erased. Rows that reference it with `on delete cascade` are deleted by the database. */
  onErased(listener: Listener): void {
    this.erased.push(listener);
  }

  /** Each listener runs in a savepoint, so that an error rolls back only its own changes. */
  async registered(user: UserEntity, choices: RegistrationChoices, manager: EntityManager): Promise<void> {
    for (const listener of this.registrations) {
      try {
        await manager.transaction((savepoint) => listener(user, choices, savepoint));
      } catch (error) {
        this.log.error(error);
      }
    }
  }

  async addressConfirmed(user: UserEntity, manager: EntityManager): Promise<void> {
    for (const listener of this.confirmed) await listener(user, manager);
  }

  async accountErased(user: UserEntity, manager: EntityManager): Promise<void> {
    for (const listener of this.erased) await listener(user, manager);
    await this.erasures.add(isAddressLinked(user) ? 'linked-account' : 'account', user.id, manager);
  }
}
