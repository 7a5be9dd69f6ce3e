import { Injectable } from '@nestjs/common';
import { searchJobs, templateVariables, toJobFilter, type JobFilter, type Language } from 'shared-contracts';
import { type Mail, type MailComposer } from '../../mail/index.ts';
import { AlertLinks } from '../links/alert-links.service.ts';
import { SubscriptionRepository } from '../subscription.repository.ts';
import type { AlertRequestEntity } from './alert-request.entity.ts';
import { AlertRequestsRepository } from './alert-requests.repository.ts';
import { alertsConfirmationMail } from './alerts-confirmation.mail.tsx';
import { alertsKnownMail } from './alerts-known.mail.tsx';
import type { RequestedAlerts } from './requested-alerts.parts.tsx';

interface AlertsRequestedMailData {
  requestId: string;
}

declare module '../../mail/index.ts' {
  interface MailKinds {
    'alerts-requested': AlertsRequestedMailData;
  }
}

/** Composes the confirmation mail when it is sent, because it depends on whether the address is subscribed at that time. */
@Injectable()
export class AlertRequestMailComposer implements MailComposer<'alerts-requested'> {
  constructor(
    private readonly requests: AlertRequestsRepository,
    private readonly subscribers: SubscriptionRepository,
    private readonly links: AlertLinks,
  ) {}

  /** Null: the request was confirmed or erased, or it only verifies an address whose alerts are off now. */
  async compose({ requestId }: AlertsRequestedMailData, language: Language): Promise<Mail | null> {
    const request = await this.requests.find(requestId);
    if (request === null || request.confirmedAt !== null) return null;
    const { firstName, email } = request;
    const link = this.links.confirmationUrl(requestId, language);
    const subscriber = await this.subscribers.findByAddress(email);
    if (request.onlyAddress) {
      return subscriber?.subscriptionStatus
        ? alertsConfirmationMail(language, { firstName, requested: null, link })
        : null;
    }
    const requested = await this.describe(request);
    if (subscriber === null || !subscriber.subscriptionStatus || subscriber.confirmedAt === null) {
      return alertsConfirmationMail(language, { firstName, requested, link });
    }
    const choicesLink = this.links.choicesUrl(subscriber.id, language);
    return alertsKnownMail(language, { firstName, requested, link, choicesLink });
  }

  private async describe({ frequency, interestedCategories, query }: AlertRequestEntity): Promise<RequestedAlerts> {
    const search = query === null ? null : filterOf(query);
    const names = await this.subscribers.categoryNames([...interestedCategories, search?.category ?? '']);
    const nameOf = (slug: string) => names.get(slug) ?? slug;
    return {
      frequency,
      categories: interestedCategories.map(nameOf),
      search: search && { ...search, category: nameOf(search.category) },
    };
  }
}

const filterOf = (query: string): JobFilter =>
  toJobFilter(templateVariables(searchJobs.template, {}, new URLSearchParams(query)));
