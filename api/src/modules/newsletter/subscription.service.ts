import { Injectable } from '@nestjs/common';
import type { Subscription, SubscriptionChanges } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { InvalidRequestError } from '../../http/app-error.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { UsersRepository, type OwnData, type RegistrationChoices, type UserEntity } from '../users/index.ts';
import type { ConsentSource, SubscriberEntity } from './entities/subscriber.entity.ts';
import { SubscriptionNotFoundError } from './subscription.errors.ts';
import { confirmedBy, consentOf, mayOwn, ownedBy } from './subscription.policy.ts';
import { SubscriptionRepository } from './subscription.repository.ts';
import { toSubscriptionResponse } from './subscription.response.ts';

/** Job alerts of people with an account. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly subscribers: SubscriptionRepository,
    private readonly users: UsersRepository,
  ) {}

  /** @throws SubscriptionNotFoundError */
  async get(user: UserEntity): Promise<Subscription> {
    const subscriber = await this.subscribers.findByUser(user.id);
    if (subscriber === null) throw new SubscriptionNotFoundError();
    return toSubscriptionResponse(subscriber, user);
  }

  /** Who had none has one then. @throws InvalidRequestError for a category that nobody knows. */
  async update(user: UserEntity, changes: SubscriptionChanges): Promise<Subscription> {
    const categories = changes.interestedCategories ?? [];
    const known = new Set(await this.subscribers.knownCategories(categories));
    if (!categories.every((slug) => known.has(slug))) {
      throw new InvalidRequestError({ interestedCategories: 'validation.categories' });
    }
    const subscriber = await this.subscribers.inTransaction(async (manager) => {
      // The address may have changed since the session was read, and the account may be gone.
      const owner = await this.users.lock(user.id, manager);
      if (owner === null) throw new UnauthenticatedError();
      return this.put(owner, changes, 'account', manager);
    });
    if (subscriber === null) throw new SubscriptionNotFoundError();
    return toSubscriptionResponse(subscriber, user);
  }

  /** What somebody ticked beside a new account; a category that is not there any more is no reason to refuse it. */
  async register(user: UserEntity, choices: RegistrationChoices, manager: EntityManager): Promise<void> {
    if (!choices.subscribeToNewsletter) return;
    const interestedCategories = await this.subscribers.knownCategories(choices.categories, manager);
    const changes = { subscriptionStatus: true, frequency: choices.newsletterFrequency, interestedCategories };
    await this.put(user, changes, 'registration', manager);
  }

  /** The subscription counts from the first time on, and goes to the address that was proved. Every sign-in says so again. */
  async confirm(user: UserEntity, manager: EntityManager): Promise<void> {
    const known = await this.subscribers.lock(user.id, user.email, manager);
    if (known === null) return;
    if (known.userId !== null) await this.subscribers.removeUnowned(user.email, manager);
    const changes = confirmedBy(user, known, new Date());
    if (changes !== null) await this.subscribers.change(known.id, changes, manager);
  }

  async export(userId: number): Promise<OwnData> {
    const subscriber = await this.subscribers.findByUser(userId);
    return { records: subscriber === null ? [] : [subscriber], files: [] };
  }

  /**
   * Of several calls at once, one makes the row and all change it one after the other. Null: somebody without an account
   * has this address, and this account has not proved that it is the same person.
   */
  private async put(
    user: UserEntity,
    changes: SubscriptionChanges,
    source: ConsentSource,
    manager: EntityManager,
  ): Promise<SubscriberEntity | null> {
    const owner = ownedBy(user);
    const confirmedAt = user.isVerified ? new Date() : null;
    await this.subscribers.add({ ...owner, subscriptionStatus: false, confirmedAt }, manager);
    const known = await this.subscribers.lock(user.id, user.email, manager);
    if (known === null || !mayOwn(user, known)) return null;
    const wanted = {
      subscriptionStatus: changes.subscriptionStatus ?? known.subscriptionStatus,
      frequency: changes.frequency ?? known.frequency,
      interestedCategories: [...new Set(changes.interestedCategories ?? known.interestedCategories)],
    };
    return this.subscribers.change(known.id, { ...owner, ...wanted, ...consentOf(known, changes, source) }, manager);
  }
}
