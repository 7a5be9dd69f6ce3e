import { Injectable } from '@nestjs/common';
import type { LinkedSubscription } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { isAddressLinked, UsersRepository, type UserEntity } from '../../users/index.ts';
import type { AlertRequestEntity } from '../entities/alert-request.entity.ts';
import type { SubscriberEntity } from '../entities/subscriber.entity.ts';
import { AlertLinkExpiredError, AlertLinkInvalidError } from '../links/alert-link.errors.ts';
import { AlertLinks } from '../links/alert-links.ts';
import { LinkedSubscriptionService } from '../links/linked-subscription.service.ts';
import { SavedSearchesService } from '../searches/saved-searches.service.ts';
import { AddressLinkRequiredError } from '../subscription.errors.ts';
import { ownedBy } from '../subscription.policy.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { SubscriptionService } from '../subscription.service.ts';
import { AddressSuppression } from '../suppression/address-suppression.ts';
import { askedOf, isExpired, withAsked } from './alert-request.policy.ts';
import { AlertRequestsRepository } from './alert-requests.repository.ts';

/** What was asked for without signing in, once whoever has the address says that they want it. */
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

  /** Of two at once the second finds it done. What is locked first: the account, the request, the address, the subscriber. */
  private async redeem(id: string, manager: EntityManager): Promise<SubscriberEntity> {
    const found = await this.requests.find(id, manager);
    if (found === null) throw new AlertLinkExpiredError();
    const owner = await this.lockOwner(found.email, manager);
    const request = await this.requests.lock(id, manager);
    if (request === null) throw new AlertLinkExpiredError();
    await this.suppression.lock(request.email, manager);
    if (request.confirmedAt === null) return this.grant(request, owner, manager);
    const subscriber = await this.subscribers.findByAddress(request.email, manager);
    // Once alerts are off, an old link neither turns them on nor says that they are.
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
    if (request.onlyAddress) return this.proveAgain(request, now, manager);
    const known = await this.lockSubscriber(request, owner, manager);
    const categories = await this.subscribers.knownCategories(request.interestedCategories, manager);
    const consent = { consentAt: now, consentText: request.consentText, consentSource: 'alerts' } as const;
    const granted = {
      ...withAsked(known, askedOf(request, categories)),
      ...(!known.subscriptionStatus && { subscriptionStatus: true, ...consent }),
      ...(linkedOnly(owner) === null && {
        firstName: request.firstName ?? known.firstName,
        language: request.language,
      }),
      confirmedAt: known.confirmedAt ?? now,
    };
    // Where there is no room for it, whoever confirmed sees what there is.
    if (request.query !== null) await this.searches.keep(known.id, request.query, manager);
    await this.suppression.lift(request.email, manager);
    await this.requests.confirm(request.id, now, manager);
    return this.subscribers.change(known.id, granted, manager);
  }

  /** Who has turned alerts off meanwhile gets none by it, and is not told that they do. */
  private async proveAgain(
    { id, email }: AlertRequestEntity,
    now: Date,
    manager: EntityManager,
  ): Promise<SubscriberEntity> {
    const known = await this.subscribers.lockByAddress(email, manager);
    if (known === null || !known.subscriptionStatus) throw new AlertLinkExpiredError();
    await this.suppression.lift(email, manager);
    await this.requests.confirm(id, now, manager);
    return known;
  }

  /**
   * The linked account's subscription, else a visitor's. Another account's subscription with this address is unconfirmed, was
   * never mailed, and is removed. @throws AddressLinkRequiredError where an account that is not linked has alerts there: the
   * request must not become visible in it
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
    const person = owner === null ? { email, firstName, lastName: null, language } : ownedBy(owner);
    await this.subscribers.add({ ...person, subscriptionStatus: false }, manager);
    const known = await this.subscribers.lockByAddress(email, manager);
    if (known === null) throw new Error('The subscriber has gone while its address was locked');
    return known;
  }
}

const linkedOnly = (owner: UserEntity | null) => (owner !== null && isAddressLinked(owner) ? owner : null);
