import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasureReplays, type Erasure } from '../erasures/index.ts';
import { AccountEvents, isAddressLinked, type UserEntity } from '../users/index.ts';
import { Preferences } from './preferences.service.ts';
import { AlertRequestsRepository } from './requests/alert-requests.repository.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.repository.ts';

/**
 * Deletes the requests and the visitor's subscription of a linked address with the account, so that no mailed link can
 * subscribe it again. Those of an address that is not linked may belong to another person. The suppression of the address is
 * kept.
 */
@Injectable()
export class AlertsErasure implements OnModuleInit {
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

const off = { subscriptionStatus: false };

/** Repeats unsubscriptions after a restore from a backup. */
@Injectable()
export class RepeatedUnsubscriptions implements OnModuleInit {
  constructor(
    private readonly replays: ErasureReplays,
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
    private readonly preferences: Preferences,
  ) {}

  onModuleInit(): void {
    this.replays.register('unsubscription', (erasure) => this.repeat(erasure));
  }

  /** False: the alerts are off, or were changed after the unsubscription. */
  private async repeat({ subject, erasedAt }: Erasure): Promise<boolean> {
    const found = await this.subscribers.find(subject);
    if (found === null) return false;
    return this.subscribers.inTransaction(async (manager) => {
      await this.suppression.lock(found.email, manager);
      const current = await this.subscribers.lockById(subject, manager);
      if (current === null || !current.subscriptionStatus || current.updatedAt >= new Date(erasedAt)) return false;
      const isVerified = current.confirmedAt !== null;
      await this.preferences.change(current, off, { source: 'alerts', isVerified }, manager);
      return true;
    });
  }
}
