import { Injectable, Logger } from '@nestjs/common';
import type { Registration } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ErasureNotes } from '../erasures/index.ts';
import type { UserEntity } from './entities/user.entity.ts';
import { isAddressLinked } from './user.policy.ts';

/** Work that other domains have to do with something that happens to an account, in its transaction: both or neither. */
type Listener = (user: UserEntity, manager: EntityManager) => Promise<void>;

/** What somebody chose beside the account itself. */
export type RegistrationChoices = Required<
  Pick<Registration, 'subscribeToNewsletter' | 'newsletterFrequency' | 'categories' | 'language'>
>;

type RegistrationListener = (user: UserEntity, choices: RegistrationChoices, manager: EntityManager) => Promise<void>;

/**
 * What happens to accounts, for the domains that hold something of theirs. Who listens says so in `onModuleInit`, in every
 * process where it can happen.
 */
@Injectable()
export class AccountEvents {
  private readonly log = new Logger(AccountEvents.name);
  private readonly registrations: RegistrationListener[] = [];
  private readonly confirmed: Listener[] = [];
  private readonly erased: Listener[] = [];

  constructor(private readonly notes: ErasureNotes) {}

  /** The account is new; its address is not proved. What fails here is only logged (SPEC §8): the account stands without it. */
  onRegistered(listener: RegistrationListener): void {
    this.registrations.push(listener);
  }

  /** The account's address is proved to be its owner's: the first one, or another one since. */
  onAddressConfirmed(listener: Listener): void {
    this.confirmed.push(listener);
  }

  /** The account goes. What refers to it with `on delete cascade` goes by itself. */
  onErased(listener: Listener): void {
    this.erased.push(listener);
  }

  /** Each in a savepoint, so that one that fails undoes no more than its own. */
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
    await this.notes.add(isAddressLinked(user) ? 'linked-account' : 'account', user.id, manager);
  }
}
