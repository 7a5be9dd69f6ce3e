import { Controller, Header, Param } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import {
  confirmAlerts,
  getLinkedSubscription,
  removeLinkedSearch,
  subscribeToAlerts,
  unsubscribeByLink,
  updateLinkedSubscription,
  type Acknowledgement,
  type AlertSignup,
  type FormTrace,
  type LinkedSubscription,
  type LinkedSubscriptionChanges,
} from 'shared-contracts';
import { alertSignupSchema, linkedSubscriptionSchema } from 'shared-contracts/schemas';
import { DocumentsErrors, formSubmissions, Public, Route, TakesAnyBody, ValidatedBody } from '../../http/index.ts';
import { LinkedSubscriptionService } from './links/linked-subscription.service.ts';
import {
  confirmAlertsExample,
  getLinkedSubscriptionExample,
  removeLinkedSearchExample,
  subscribeToAlertsExample,
  unsubscribeByLinkExample,
  updateLinkedSubscriptionExample,
} from './newsletter.examples.ts';
import { AlertConfirmationsService } from './requests/alert-confirmations.service.ts';
import { AlertsService } from './requests/alerts.service.ts';

/** Mail providers post for many subscribers from few addresses, in bursts after a campaign. */
const manyReaders = { default: { limit: 3000, ttl: 60_000 } };

/** Alerts by form and by mailed link, without a session. */
@Controller()
@Public()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly confirmations: AlertConfirmationsService,
    private readonly subscriptions: LinkedSubscriptionService,
  ) {}

  @Route(subscribeToAlerts, subscribeToAlertsExample)
  @Throttle(formSubmissions)
  subscribe(@ValidatedBody(alertSignupSchema) signup: AlertSignup & FormTrace): Promise<Acknowledgement> {
    return this.alerts.subscribe(signup);
  }

  @Route(confirmAlerts, confirmAlertsExample)
  @DocumentsErrors({ 404: ['token_invalid'], 409: ['address_link_required'], 410: ['token_expired'] })
  @Header('cache-control', 'private, no-store')
  confirm(@Param('token') token: string): Promise<LinkedSubscription> {
    return this.confirmations.confirm(token);
  }

  @Route(getLinkedSubscription, getLinkedSubscriptionExample)
  @DocumentsErrors({ 404: ['token_invalid'] })
  @Header('cache-control', 'private, no-store')
  get(@Param('token') token: string): Promise<LinkedSubscription> {
    return this.subscriptions.get(token);
  }

  @Route(updateLinkedSubscription, updateLinkedSubscriptionExample)
  @DocumentsErrors({ 404: ['token_invalid'] })
  @Header('cache-control', 'private, no-store')
  update(
    @Param('token') token: string,
    @ValidatedBody(linkedSubscriptionSchema) changes: LinkedSubscriptionChanges,
  ): Promise<LinkedSubscription> {
    return this.subscriptions.update(token, changes);
  }

  @Route(removeLinkedSearch, removeLinkedSearchExample)
  @DocumentsErrors({ 404: ['token_invalid', 'saved_search_not_found'] })
  @Header('cache-control', 'private, no-store')
  removeSearch(@Param('token') token: string, @Param('id') id: string): Promise<LinkedSubscription> {
    return this.subscriptions.removeSearch(token, id);
  }

  @Route(unsubscribeByLink, unsubscribeByLinkExample)
  @DocumentsErrors({ 404: ['token_invalid'] })
  @TakesAnyBody()
  @Throttle(manyReaders)
  unsubscribe(@Param('token') token: string): Promise<Acknowledgement> {
    return this.subscriptions.unsubscribe(token);
  }
}
