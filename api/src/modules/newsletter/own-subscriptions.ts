import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/index.ts';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';
import { AddressLinkRequiredError } from './subscription.errors.ts';
import { mayOwn, ownedBy } from './subscription.policy.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.ts';

/** How a subscription begins that was not there. */
type Beginning = Partial<Pick<SubscriberEntity, 'followsCategories'>>;

/** Subscriptions of accounts, to be changed. */
@Injectable()
export class OwnSubscriptions {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
  ) {}

  /**
   * The account's subscription and its address, locked; where there is none, one that is off is made. Of several calls at once,
   * one makes the row and all change it one after the other. Null: a visitor's subscription has this address, and the account
   * has not verified it. @throws AddressLinkRequiredError where it is verified but not linked
   */
  async lock(owner: UserEntity, manager: EntityManager, beginning: Beginning = {}): Promise<SubscriberEntity | null> {
    await this.suppression.lock(owner.email, manager);
    const confirmedAt = owner.isVerified ? new Date() : null;
    const none = { ...ownedBy(owner), ...beginning, subscriptionStatus: false, confirmedAt };
    await this.subscribers.add(none, manager);
    const known = await this.subscribers.lock(owner.id, owner.email, manager);
    if (known === null || mayOwn(owner, known)) return known;
    if (owner.isVerified) throw new AddressLinkRequiredError();
    return null;
  }
}
