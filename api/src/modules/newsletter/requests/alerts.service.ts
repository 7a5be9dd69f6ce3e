import { Injectable } from '@nestjs/common';
import type { Acknowledgement, AlertSignup, FormTrace } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { looksAutomatic } from '../../../http/public-form.ts';
import { MailService } from '../../mail/index.ts';
import type { UserEntity } from '../../users/index.ts';
import type { SubscriberEntity } from '../entities/subscriber.entity.ts';
import { Preferences } from '../preferences.ts';
import { readSearchQuery } from '../searches/search-query.ts';
import { SubscriptionNotFoundError } from '../subscription.errors.ts';
import { consentText } from '../subscription.policy.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import { AddressSuppression } from '../suppression/address-suppression.ts';
import { TooManyConfirmationsError } from './alert-requests.errors.ts';
import { requestsPerHour } from './alert-request.policy.ts';
import { alertsRequested, type AlertsRequestedMailData } from './alert-request-mail.composer.ts';
import { AlertRequestsRepository, type NewAlertRequest } from './alert-requests.repository.ts';

/** The same for every address. */
const acknowledgement: Acknowledgement = { success: true, message: 'The link is in the mail.' };

/** Mails that ask whoever has an address: anybody may ask for alerts, and whose mails came back for the next ones. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly requests: AlertRequestsRepository,
    private readonly subscribers: SubscriptionRepository,
    private readonly suppression: AddressSuppression,
    private readonly preferences: Preferences,
    private readonly mail: MailService,
  ) {}

  /** What a program seems to have written is answered like the rest, and neither kept nor mailed: it would take others' turns. */
  async subscribe(given: AlertSignup & FormTrace): Promise<Acknowledgement> {
    await this.preferences.check(given);
    const request = await toRequest(given);
    if (!looksAutomatic(given)) await this.subscribers.inTransaction((manager) => this.ask(request, manager));
    return acknowledgement;
  }

  /**
   * Mails the link to the subscriber's address where that sent mails back: the answered mail lifts it. Where alerts are off, or
   * nothing came back, nothing is mailed. @throws SubscriptionNotFoundError, TooManyConfirmationsError
   */
  async askForAddress({ id }: UserEntity): Promise<Acknowledgement> {
    const subscriber = await this.subscribers.findByUser(id);
    if (subscriber === null) throw new SubscriptionNotFoundError();
    const { subscriptionStatus, email } = subscriber;
    if (!subscriptionStatus || (await this.suppression.isDeliverable(email))) return acknowledgement;
    const request = toAddressRequest(subscriber);
    const isMailed = await this.subscribers.inTransaction((manager) => this.ask(request, manager));
    if (!isMailed) throw new TooManyConfirmationsError();
    return acknowledgement;
  }

  /**
   * False: the address has had as many mails as it may. Whether it has alerts is seen when the mail is made, so that no answer
   * takes longer than another.
   */
  private async ask(request: NewAlertRequest, manager: EntityManager): Promise<boolean> {
    await this.suppression.lock(request.email, manager);
    if ((await this.requests.countRecent(request.email, manager)) >= requestsPerHour) return false;
    const { id, language, email } = await this.requests.add(request, manager);
    const data: AlertsRequestedMailData = { requestId: id };
    const order = { key: `${alertsRequested}:${id}`, kind: alertsRequested, language, recipient: email, data };
    await this.mail.order(order, { manager });
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
