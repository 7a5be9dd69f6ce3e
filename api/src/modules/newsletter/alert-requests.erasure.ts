import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEvents, isAddressLinked, type UserEntity } from '../users/index.ts';
import { AlertRequestsRepository } from './requests/alert-requests.repository.ts';
import { SubscriptionRepository } from './subscription.repository.ts';

/**
 * Deletes the requests and the visitor's subscription of a linked address with the account, so that no mailed link can
 * subscribe it again. Those of an address that is not linked may belong to another person. The suppression of the address is
 * kept.
 */
@Injectable()
export class ErasedRequests implements OnModuleInit {
  constructor(
    private readonly accounts: AccountEvents,
    private readonly requests: AlertRequestsRepository,
    private readonly subscribers: SubscriptionRepository,
  ) {}

  onModuleInit(): void {
    this.accounts.onErased((user, manager) => this.erase(user, manager));
  }

  private async erase(user: UserEntity, manager: EntityManager): Promise<void> {
    if (!isAddressLinked(user)) return;
    await this.requests.deleteOfAddress(user.email, manager);
    // Linking merges the subscription, but a restored backup may contain it.
    await this.subscribers.removeUnowned(user.email, manager);
  }
}
