import { Injectable } from '@nestjs/common';
import type { LinkedSubscription } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { isAddressLinked, UsersRepository, type UserEntity } from '../../users/index.ts';
import { AlertLinks } from '../links/alert-links.service.ts';
import { LinkedSubscriptionService } from '../links/linked-subscription.service.ts';
import { AddressLinkRequiredError, AlertLinkExpiredError, AlertLinkInvalidError } from '../newsletter.errors.ts';
import { SavedSearchesService } from '../saved-searches.service.ts';
import type { SubscriberEntity } from '../subscriber.entity.ts';
import { ownedBy } from '../subscription.policy.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { SubscriptionService } from '../subscription.service.ts';
import { AddressSuppression } from '../suppression/address-suppression.repository.ts';
import type { AlertRequestEntity } from './alert-request.entity.ts';
import { isExpired, mergePreferences, preferencesOf } from './alert-request.policy.ts';
import { AlertRequestsRepository } from './alert-requests.repository.ts';

/** Confirms visitors' requests when the owner of the address follows the mailed link. */
@Injectable()
export class AlertConfirmationsService {
  constructor(
    private readonly requests: AlertRequestsRepository,
    private readonly subscribers: SubscriptionRepository,
    private readonly subscriptions: SubscriptionService,
    private readonly searches: SavedSearchesService,
    private readonly suppression: AddressSuppression,
    private readonly users: UsersRepository,
    private readonly linked: LinkedSubscriptionService,
    private readonly links: AlertLinks,
  ) {}

  /** @throws AlertLinkInvalidError, AlertLinkExpiredError */
  async confirm(token: string): Promise<LinkedSubscription> {
    const id = this.links.readConfirmation(token);
    if (id === null) throw new AlertLinkInvalidError();
    return this.linked.respond(await this.subscribers.inTransaction((manager) => this.redeem(id, manager)));
  }

  /** Idempotent for concurrent calls. Lock order: account, request, address, subscriber. */
  private async redeem(id: string, manager: EntityManager): Promise<SubscriberEntity> {
    const found = await this.requests.find(id, manager);
    if (found === null) throw new AlertLinkExpiredError();
    const owner = await this.lockOwner(found.email, manager);
    const request = await this.requests.lock(id, manager);
    if (request === null) throw new AlertLinkExpiredError();
    await this.suppression.lock(request.email, manager);
    if (request.confirmedAt === null) return this.grant(request, owner, manager);
    const subscriber = await this.subscribers.findByAddress(request.email, manager);
    // After unsubscribing, an old link has no effect and does not report success.
    if (subscriber === null || !subscriber.subscriptionStatus) throw new AlertLinkExpiredError();
    return subscriber;
  }

  /** The account with this verified address, linked or not. */
  private async lockOwner(email: string, manager: EntityManager): Promise<UserEntity | null> {
    const found = await this.users.findByEmail(email, manager);
    const user = found === null ? null : await this.users.lock(found.id, manager);
    return user !== null && user.isVerified && user.email.toLowerCase() === email ? user : null;
  }

  private async grant(
    request: AlertRequestEntity,
    owner: UserEntity | null,
    manager: EntityManager,
  ): Promise<SubscriberEntity> {
    const now = new Date();
    if (isExpired(request, now)) throw new AlertLinkExpiredError();
    if (request.onlyAddress) return this.confirmAddress(request, now, manager);
    const subscriber = await this.lockSubscriber(request, owner, manager);
    const categories = await this.subscribers.knownCategories(request.interestedCategories, manager);
    const consent = { consentAt: now, consentText: request.consentText, consentSource: 'alerts' } as const;
    const granted = {
      ...mergePreferences(subscriber, preferencesOf(request, categories)),
      ...(!subscriber.subscriptionStatus && { subscriptionStatus: true, ...consent }),
      ...(linkedOnly(owner) === null && {
        firstName: request.firstName ?? subscriber.firstName,
        language: request.language,
      }),
      confirmedAt: subscriber.confirmedAt ?? now,
    };
    // At the limit of saved searches, the search is omitted and the response shows the current ones.
    if (request.query !== null) await this.searches.addWithinLimit(subscriber.id, request.query, manager);
    await this.suppression.lift(request.email, manager);
    await this.requests.confirm(request.id, now, manager);
    return this.subscribers.change(subscriber.id, granted, manager);
  }

  /** If the alerts were turned off since, they stay off, and the response does not report success. */
  private async confirmAddress(
    { id, email }: AlertRequestEntity,
    now: Date,
    manager: EntityManager,
  ): Promise<SubscriberEntity> {
    const subscriber = await this.subscribers.lockByAddress(email, manager);
    if (subscriber === null || !subscriber.subscriptionStatus) throw new AlertLinkExpiredError();
    await this.suppression.lift(email, manager);
    await this.requests.confirm(id, now, manager);
    return subscriber;
  }

  /**
   * The linked account's subscription, or else a visitor's. Another account's subscription with this address is unconfirmed,
   * was never mailed, and is removed. @throws AddressLinkRequiredError if an account that is not linked has alerts at this
   * address: the request must not become visible in it
   */
  private async lockSubscriber(
    { email, firstName, language }: AlertRequestEntity,
    verified: UserEntity | null,
    manager: EntityManager,
  ): Promise<SubscriberEntity> {
    const owner = linkedOnly(verified);
    if (owner !== null) await this.subscriptions.confirm(owner, manager);
    const before = await this.subscribers.lockByAddress(email, manager);
    if (owner === null && verified !== null && before?.userId === verified.id) throw new AddressLinkRequiredError();
    const isOfOthers = before !== null && before.userId !== null && before.userId !== owner?.id;
    if (isOfOthers) await this.subscribers.remove(before.id, manager);
    const values = owner === null ? { email, firstName, lastName: null, language } : ownedBy(owner);
    await this.subscribers.add({ ...values, subscriptionStatus: false }, manager);
    const subscriber = await this.subscribers.lockByAddress(email, manager);
    if (subscriber === null) throw new Error('The subscriber disappeared while its address was locked');
    return subscriber;
  }
}

const linkedOnly = (owner: UserEntity | null) => (owner !== null && isAddressLinked(owner) ? owner : null);
