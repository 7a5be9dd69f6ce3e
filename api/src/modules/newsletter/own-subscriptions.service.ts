import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/index.ts';
import { AddressLinkRequiredError } from './newsletter.errors.ts';
import type { SubscriberEntity } from './subscriber.entity.ts';
import { mayOwn, ownedBy } from './subscription.policy.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.repository.ts';

/** Initial values of a new subscription. */
type InitialValues = Partial<Pick<SubscriberEntity, 'followsCategories'>>;

/** Locks subscriptions of accounts for changes. */
@Injectable()
export class OwnSubscriptions {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
  ) {}

  /**
   * Locks the account's subscription and its address. A missing subscription is created, turned off. Concurrent calls create
   * one row and are serialized. Null: a visitor's subscription has this address, and the account has not verified it. @throws
   * AddressLinkRequiredError if the address is verified but not linked
   */
  async lock(
    owner: UserEntity,
    manager: EntityManager,
    initialValues: InitialValues = {},
  ): Promise<SubscriberEntity | null> {
    await this.suppression.lock(owner.email, manager);
    const confirmedAt = owner.isVerified ? new Date() : null;
    const none = { ...ownedBy(owner), ...initialValues, subscriptionStatus: false, confirmedAt };
    await this.subscribers.add(none, manager);
    const subscriber = await this.subscribers.lock(owner.id, owner.email, manager);
    if (subscriber === null || mayOwn(owner, subscriber)) return subscriber;
    if (owner.isVerified) throw new AddressLinkRequiredError();
    return null;
  }
}
