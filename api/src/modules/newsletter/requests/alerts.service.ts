import { Injectable } from '@nestjs/common';
import type { Acknowledgement, AlertSignup, FormTrace } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { looksAutomatic } from '../../../http/index.ts';
import { MailService } from '../../mail/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { SubscriptionNotFoundError, TooManyConfirmationsError } from '../newsletter.errors.ts';
import { Preferences } from '../preferences.service.ts';
import { readSearchQuery } from '../saved-searches.service.ts';
import type { SubscriberEntity } from '../subscriber.entity.ts';
import { consentText } from '../subscription.policy.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { AddressSuppression } from '../suppression/address-suppression.repository.ts';
import { requestsPerHour } from './alert-request.policy.ts';
import { AlertRequestsRepository, type NewAlertRequest } from './alert-requests.repository.ts';

/** The same for every address, so that the response does not reveal subscriptions. */
const acknowledgement: Acknowledgement = { success: true, message: 'A mail with the link will be sent.' };

/** Sends confirmation mails: for visitors' requests, and for subscribers whose mail bounced. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly requests: AlertRequestsRepository,
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
    private readonly preferences: Preferences,
    private readonly mail: MailService,
  ) {}

  /**
   * Requests that are probably from bots get the same response, but are neither stored nor mailed, so that they do not use up
   * the limit of the address.
   */
  async subscribe(given: AlertSignup & FormTrace): Promise<Acknowledgement> {
    await this.preferences.check(given);
    const request = await toRequest(given);
    if (!looksAutomatic(given)) await this.subscribers.inTransaction((manager) => this.addAndEnqueue(request, manager));
    return acknowledgement;
  }

  /**
   * Mails the confirmation link to the subscriber's address if it is suppressed because of bounces: following the link lifts
   * the suppression. Nothing is mailed if alerts are off or the address is not suppressed. @throws SubscriptionNotFoundError,
   * TooManyConfirmationsError
   */
  async requestAddressConfirmation({ id }: UserEntity): Promise<Acknowledgement> {
    const subscriber = await this.subscribers.findByUser(id);
    if (subscriber === null) throw new SubscriptionNotFoundError();
    const { subscriptionStatus, email } = subscriber;
    if (!subscriptionStatus || (await this.suppression.isDeliverable(email))) return acknowledgement;
    const request = toAddressRequest(subscriber);
    const isMailed = await this.subscribers.inTransaction((manager) => this.addAndEnqueue(request, manager));
    if (!isMailed) throw new TooManyConfirmationsError();
    return acknowledgement;
  }

  /**
   * False: the limit of mails to the address is reached. Existing subscriptions are checked when the mail is composed, so
   * that the response time does not depend on them.
   */
  private async addAndEnqueue(request: NewAlertRequest, manager: EntityManager): Promise<boolean> {
    await this.suppression.lock(request.email, manager);
    if ((await this.requests.countRecent(request.email, manager)) >= requestsPerHour) return false;
    const { id, language, email } = await this.requests.add(request, manager);
    const kind = 'alerts-requested';
    const queued = { key: `${kind}:${id}`, kind, language, recipient: email, data: { requestId: id } } as const;
    await this.mail.enqueue(queued, { manager });
    return true;
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
    onlyAddress: false,
    language,
    consentText,
  };
}

const toAddressRequest = ({ email, firstName, frequency, language }: SubscriberEntity): NewAlertRequest => ({
  email,
  firstName,
  frequency,
  interestedCategories: [],
  query: null,
  onlyAddress: true,
  language,
  consentText,
});
