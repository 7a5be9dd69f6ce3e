import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from './entities/user.entity.ts';

/** Work that other domains have to do with something that happens to an account, in its transaction: both or neither. */
type Listener = (user: UserEntity, manager: EntityManager) => Promise<void>;

/**
 * What happens to accounts, for the domains that hold something of theirs. Who listens says so in `onModuleInit`, in every
 * process where it can happen.
 */
@Injectable()
export class AccountEvents {
  private readonly confirmed: Listener[] = [];
  private readonly erased: Listener[] = [];

  /** The account's address is proved to be its owner's: the first one, or another one since. */
  onAddressConfirmed(listener: Listener): void {
    this.confirmed.push(listener);
  }

  /** The account goes. What refers to it with `on delete cascade` goes by itself. */
  onErased(listener: Listener): void {
    this.erased.push(listener);
  }

  async addressConfirmed(user: UserEntity, manager: EntityManager): Promise<void> {
    for (const listener of this.confirmed) await listener(user, manager);
  }

  async accountErased(user: UserEntity, manager: EntityManager): Promise<void> {
    for (const listener of this.erased) await listener(user, manager);
  }
}
