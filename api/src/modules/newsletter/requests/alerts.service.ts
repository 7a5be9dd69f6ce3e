import { Injectable } from '@nestjs/common';
import {
  limits,
  type Acknowledgement,
  type AlertSignup,
  type FormTrace,
  type LinkedSubscription,
} from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { looksAutomatic } from '../../../http/public-form.ts';
import { MailService } from '../../mail/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import type { AlertRequestEntity } from '../entities/alert-request.entity.ts';
import type { SubscriberEntity } from '../entities/subscriber.entity.ts';
import { AlertLinkExpiredError, AlertLinkInvalidError } from '../links/alert-link.errors.ts';
import { AlertLinks } from '../links/alert-links.ts';
import { LinkedSubscriptionService } from '../links/linked-subscription.service.ts';
import { Preferences } from '../preferences.ts';
import { SavedSearchesRepository } from '../searches/saved-searches.repository.ts';
import { readSearchQuery } from '../searches/search-query.ts';
import { consentText, ownedBy } from '../subscription.policy.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { AddressSuppression } from '../suppression/address-suppression.ts';
import { askedOf, isExpired, requestsPerHour, withAsked } from './alert-request.policy.ts';
import { alertsRequested, type AlertsRequestedMailData } from './alert-request-mail.composer.ts';
import { AlertRequestsRepository, type NewAlertRequest } from './alert-requests.repository.ts';

/** The same for every address. */
const acknowledgement: Acknowledgement = { success: true, message: 'The link is in the mail.' };

/** Alerts of people without an account: asked for by anybody, and counting once whoever has the address says so. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly requests: AlertRequestsRepository,
    private readonly subscribers: SubscriptionRepository,
    private readonly searches: SavedSearchesRepository,
    private readonly suppression: AddressSuppression,
    private readonly users: UsersRepository,
    private readonly preferences: Preferences,
    private readonly linked: LinkedSubscriptionService,
    private readonly links: AlertLinks,
    private readonly mail: MailService,
  ) {}

  /** What a program seems to have written is answered like the rest, and neither kept nor mailed: it would take others' turns. */
  async subscribe(given: AlertSignup & FormTrace): Promise<Acknowledgement> {
    await this.preferences.check(given);
    const request = await toRequest(given);
    if (!looksAutomatic(given)) await this.subscribers.inTransaction((manager) => this.ask(request, manager));
    return acknowledgement;
  }

  /** @throws AlertLinkInvalidError, AlertLinkExpiredError */
  async confirm(token: string): Promise<LinkedSubscription> {
    const id = this.links.readConfirmation(token);
    if (id === null) throw new AlertLinkInvalidError();
    return this.linked.respond(await this.subscribers.inTransaction((manager) => this.redeem(id, manager)));
  }

  /** Whether the address has alerts is seen when the mail is made, so that no answer takes longer than another. */
  private async ask(request: NewAlertRequest, manager: EntityManager): Promise<void> {
    await this.suppression.lock(request.email, manager);
    if ((await this.requests.countRecent(request.email, manager)) >= requestsPerHour) return;
    const { id, language, email } = await this.requests.add(request, manager);
    const data: AlertsRequestedMailData = { requestId: id };
    const order = { key: `${alertsRequested}:${id}`, kind: alertsRequested, language, recipient: email, data };
    await this.mail.order(order, { manager });
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
    if (subscriber === null) throw new AlertLinkExpiredError();
    return subscriber;
  }

  /** The account that has proved the address. */
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
    const known = await this.lockSubscriber(request, owner, manager);
    const categories = await this.subscribers.knownCategories(request.interestedCategories, manager);
    const consent = { consentAt: now, consentText: request.consentText, consentSource: 'alerts' } as const;
    const granted = {
      ...withAsked(known, askedOf(request, categories)),
      ...(!known.subscriptionStatus && { subscriptionStatus: true, ...consent }),
      confirmedAt: known.confirmedAt ?? now,
    };
    await this.keepSearch(known.id, request.query, manager);
    await this.suppression.lift(request.email, manager);
    await this.requests.confirm(request.id, now, manager);
    return this.subscribers.change(known.id, granted, manager);
  }

  /** What an account has there that has not proved the address gives way: nothing of it was ever mailed. */
  private async lockSubscriber(
    { email, firstName, language }: AlertRequestEntity,
    owner: UserEntity | null,
    manager: EntityManager,
  ): Promise<SubscriberEntity> {
    const before = await this.subscribers.lockByAddress(email, manager);
    const isOfOthers = before !== null && before.userId !== null && before.userId !== owner?.id;
    if (isOfOthers) await this.subscribers.remove(before.id, manager);
    const person = owner === null ? { email, firstName, lastName: null, language } : ownedBy(owner);
    await this.subscribers.add({ ...person, subscriptionStatus: false }, manager);
    const known = await this.subscribers.lockByAddress(email, manager);
    if (known === null) throw new Error('The subscriber has gone while its address was locked');
    return known;
  }

  /** What does not fit any more is left out: whoever confirmed sees what there is, and can make room. */
  private async keepSearch(subscriberId: string, query: string | null, manager: EntityManager): Promise<void> {
    const kept = await this.searches.list(subscriberId, manager);
    const isKept = query === null || kept.some((one) => one.query === query);
    if (!isKept && kept.length < limits.savedSearches) await this.searches.add(subscriberId, query, manager);
  }
}

async function toRequest({ email, firstName, search, ...given }: AlertSignup): Promise<NewAlertRequest> {
  const { frequency = 'weekly', interestedCategories = [], language = 'pt' } = given;
  return {
    email,
    firstName: firstName || null,
    frequency,
    interestedCategories: [...new Set(interestedCategories)],
    query: search ? await readSearchQuery(search) : null,
    language,
    consentText,
  };
}
