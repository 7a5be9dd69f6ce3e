import { Injectable } from '@nestjs/common';
import type { SubscriptionChanges } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { InvalidRequestError } from '../../http/index.ts';
import { ErasuresRepository } from '../erasures/index.ts';
import type { UserEntity } from '../users/index.ts';
import { AddressLinkRequiredError } from './newsletter.errors.ts';
import type { ConsentSource, SubscriberEntity } from './subscriber.entity.ts';
import { chosenBy, consentOf, isTooLongAPause, mayOwn, ownedBy } from './subscription.policy.ts';
import { SubscriptionRepository, type SubscriberChanges } from './subscription.repository.ts';
import { AddressSuppression } from './suppression/address-suppression.repository.ts';

type Listener = (subscriberId: string, manager: EntityManager) => Promise<void>;

/** Events of subscriptions. Listeners register in `onModuleInit`. */
@Injectable()
export class AlertEvents {
  private readonly listeners: Listener[] = [];

  /** A subscriber has unsubscribed. Runs in the same transaction. */
  onUnsubscribed(listener: Listener): void {
    this.listeners.push(listener);
  }

  async unsubscribed(subscriberId: string, manager: EntityManager): Promise<void> {
    for (const listener of this.listeners) await listener(subscriberId, manager);
  }
}

/** The origin of a change. */
interface ChangeOrigin {
  source: ConsentSource;
  /** Whether the address is verified: only then the change applies to its suppression, too. */
  isVerified: boolean;
}

/** Changes preferences, with the consequences for consent and suppression. */
@Injectable()
export class Preferences {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
    private readonly events: AlertEvents,
    private readonly erasures: ErasuresRepository,
  ) {}

  /** Checks that the schema cannot express. @throws InvalidRequestError */
  async check(changes: SubscriptionChanges): Promise<void> {
    if (isTooLongAPause(changes, new Date())) throw new InvalidRequestError({ pausedUntil: 'validation.date' });
    const slugs = changes.interestedCategories ?? [];
    const existing = new Set(await this.subscribers.knownCategories(slugs));
    if (!slugs.every((slug) => existing.has(slug))) {
      throw new InvalidRequestError({ interestedCategories: 'validation.categories' });
    }
  }

  /** Requires locks on `subscriber` and its address. `otherChanges` contains further changes. */
  async change(
    subscriber: SubscriberEntity,
    changes: SubscriptionChanges,
    { source, isVerified }: ChangeOrigin,
    manager: EntityManager,
    otherChanges: SubscriberChanges = {},
  ): Promise<SubscriberEntity> {
    const chosen = { ...otherChanges, ...chosenBy(changes, new Date()), ...consentOf(subscriber, changes, source) };
    const changed = await this.subscribers.change(subscriber.id, chosen, manager);
    const isEnded = subscriber.subscriptionStatus && !changed.subscriptionStatus;
    if (isEnded) await this.erasures.add('unsubscription', subscriber.id, manager);
    if (!isVerified) return changed;
    if (changes.subscriptionStatus === true) await this.suppression.revoke(changed.email, manager);
    if (changes.subscriptionStatus === false) await this.suppression.suppress(changed.email, 'unsubscribed', manager);
    if (isEnded) await this.events.unsubscribed(subscriber.id, manager);
    return changed;
  }
}

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
