import { Injectable } from '@nestjs/common';
import type { Language, Subscription, SubscriptionChanges } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../auth/index.ts';
import { isAddressLinked, UsersRepository, type RegistrationChoices, type UserEntity } from '../users/index.ts';
import { SubscriptionNotFoundError } from './newsletter.errors.ts';
import { OwnSubscriptions, Preferences } from './preferences.service.ts';
import type { ConsentSource, SubscriberEntity } from './subscriber.entity.ts';
import { confirmedBy, mayOwn, ownedBy } from './subscription.policy.ts';
import { SavedSearchesRepository, SubscriptionRepository } from './subscription.repository.ts';
import { toSubscriptionResponse } from './subscription.response.ts';
import { AddressSuppression } from './suppression/address-suppression.repository.ts';

/** Job alerts of users. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly own: OwnSubscriptions,
    private readonly preferences: Preferences,
    private readonly searches: SavedSearchesRepository,
    private readonly suppression: AddressSuppression,
    private readonly users: UsersRepository,
  ) {}

  /** @throws SubscriptionNotFoundError */
  async get(user: UserEntity): Promise<Subscription> {
    return this.respond(await this.subscribers.findByUser(user.id), user);
  }

  /** Slugs; empty without a subscription. */
  async interestedCategories({ id }: Pick<UserEntity, 'id'>): Promise<string[]> {
    return (await this.subscribers.findByUser(id))?.interestedCategories ?? [];
  }

  /** Creates a missing subscription. @throws InvalidRequestError for an unknown category */
  async update(user: UserEntity, changes: SubscriptionChanges): Promise<Subscription> {
    await this.preferences.check(changes);
    const subscriber = await this.subscribers.inTransaction(async (manager) => {
      // The address may have changed, or the account may have been deleted, since the session was read.
      const owner = await this.users.lock(user.id, manager);
      if (owner === null) throw new UnauthenticatedError();
      return this.put(owner, changes, 'account', manager);
    });
    return this.respond(subscriber, user);
  }

  /** Sets the language of the mails; no effect without a subscription. */
  setLanguage(userId: number, language: Language, manager: EntityManager): Promise<void> {
    return this.subscribers.setLanguage(userId, language, manager);
  }

  /** Applies the choices of a registration. Deleted categories are ignored. */
  async register(user: UserEntity, choices: RegistrationChoices, manager: EntityManager): Promise<void> {
    if (!choices.subscribeToNewsletter) return;
    const interestedCategories = await this.subscribers.knownCategories(choices.categories, manager);
    const changes = { subscriptionStatus: true, frequency: choices.newsletterFrequency, interestedCategories };
    await this.put(user, changes, 'registration', manager);
  }

  /**
   * Confirms the account's subscription for the verified address; runs again at each sign-in. While a visitor's subscription
   * has the address and the address is not linked, the account's subscription receives no mail.
   */
  async confirm(user: UserEntity, manager: EntityManager): Promise<void> {
    await this.suppression.lock(user.email, manager);
    const subscriber = await this.subscribers.lock(user.id, user.email, manager);
    if (subscriber !== null && !mayOwn(user, subscriber)) return;
    if (subscriber !== null && (await this.isAddressOfVisitor(user, manager))) {
      await this.subscribers.change(subscriber.id, { confirmedAt: null }, manager);
      return;
    }
    const changes = subscriber === null ? null : confirmedBy(user, subscriber, new Date());
    if (subscriber === null || changes === null) return;
    if (subscriber.userId !== null) await this.subscribers.mergeUnowned(user.email, subscriber.id, manager);
    await this.subscribers.change(subscriber.id, changes, manager);
    const isNewlyVerified = changes.confirmedAt !== subscriber.confirmedAt;
    if (isNewlyVerified && subscriber.subscriptionStatus) await this.suppression.lift(user.email, manager);
  }

  private async isAddressOfVisitor(user: UserEntity, manager: EntityManager): Promise<boolean> {
    if (isAddressLinked(user)) return false;
    const other = await this.subscribers.findByAddress(user.email, manager);
    return other !== null && other.userId === null;
  }

  private async put(
    owner: UserEntity,
    changes: SubscriptionChanges,
    source: ConsentSource,
    manager: EntityManager,
  ): Promise<SubscriberEntity | null> {
    const subscriber = await this.own.lock(owner, manager);
    if (subscriber === null) return null;
    const origin = { source, isVerified: owner.isVerified };
    return this.preferences.change(subscriber, changes, origin, manager, ownedBy(owner));
  }

  private async respond(subscriber: SubscriberEntity | null, user: UserEntity): Promise<Subscription> {
    if (subscriber === null) throw new SubscriptionNotFoundError();
    const searches = await this.searches.list(subscriber.id);
    const isDeliverable = await this.suppression.isDeliverable(subscriber.email);
    return toSubscriptionResponse(subscriber, { searches, isConfirmed: user.isVerified, isDeliverable });
  }
}
