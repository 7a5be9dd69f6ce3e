import { Injectable } from '@nestjs/common';
import type { Language, Subscription, SubscriptionChanges } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { UnauthenticatedError } from '../auth/index.ts';
import { isAddressLinked, UsersRepository, type RegistrationChoices, type UserEntity } from '../users/index.ts';
import type { ConsentSource, SubscriberEntity } from './entities/subscriber.entity.ts';
import { OwnSubscriptions } from './own-subscriptions.ts';
import { Preferences } from './preferences.ts';
import { SavedSearchesRepository } from './searches/saved-searches.repository.ts';
import { SubscriptionNotFoundError } from './subscription.errors.ts';
import { confirmedBy, mayOwn, ownedBy } from './subscription.policy.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { toSubscriptionResponse } from './subscription.response.ts';
import { AddressSuppression } from './suppression/address-suppression.ts';

/** Job alerts of people with an account. */
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

  /** Who had none has one then. @throws InvalidRequestError for a category that nobody knows. */
  async update(user: UserEntity, changes: SubscriptionChanges): Promise<Subscription> {
    await this.preferences.check(changes);
    const subscriber = await this.subscribers.inTransaction(async (manager) => {
      // The address may have changed since the session was read, and the account may be gone.
      const owner = await this.users.lock(user.id, manager);
      if (owner === null) throw new UnauthenticatedError();
      return this.put(owner, changes, 'account', manager);
    });
    return this.respond(subscriber, user);
  }

  /** Of the mails of the account's subscription; without one nothing happens. */
  setLanguage(userId: number, language: Language, manager: EntityManager): Promise<void> {
    return this.subscribers.setLanguage(userId, language, manager);
  }

  /** What somebody ticked beside a new account; a category that is not there any more is no reason to refuse it. */
  async register(user: UserEntity, choices: RegistrationChoices, manager: EntityManager): Promise<void> {
    if (!choices.subscribeToNewsletter) return;
    const interestedCategories = await this.subscribers.knownCategories(choices.categories, manager);
    const changes = { subscriptionStatus: true, frequency: choices.newsletterFrequency, interestedCategories };
    await this.put(user, changes, 'registration', manager);
  }

  /**
   * Confirms the account's subscription for the verified address; runs again at each sign-in. While a visitor's subscription
   * has the address and the address is not linked, the account's own receives no mail.
   */
  async confirm(user: UserEntity, manager: EntityManager): Promise<void> {
    await this.suppression.lock(user.email, manager);
    const known = await this.subscribers.lock(user.id, user.email, manager);
    if (known !== null && !mayOwn(user, known)) return;
    if (known !== null && (await this.isAddressOfVisitor(user, manager))) {
      await this.subscribers.change(known.id, { confirmedAt: null }, manager);
      return;
    }
    const changes = known === null ? null : confirmedBy(user, known, new Date());
    if (known === null || changes === null) return;
    if (known.userId !== null) await this.subscribers.absorbUnowned(user.email, known.id, manager);
    await this.subscribers.change(known.id, changes, manager);
    const isProvedAnew = changes.confirmedAt !== known.confirmedAt;
    if (isProvedAnew && known.subscriptionStatus) await this.suppression.lift(user.email, manager);
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
    const known = await this.own.lock(owner, manager);
    if (known === null) return null;
    const chooser = { source, isProved: owner.isVerified };
    return this.preferences.change(known, changes, chooser, manager, ownedBy(owner));
  }

  private async respond(subscriber: SubscriberEntity | null, user: UserEntity): Promise<Subscription> {
    if (subscriber === null) throw new SubscriptionNotFoundError();
    const searches = await this.searches.list(subscriber.id);
    const isDeliverable = await this.suppression.isDeliverable(subscriber.email);
    return toSubscriptionResponse(subscriber, { searches, isConfirmed: user.isVerified, isDeliverable });
  }
}
