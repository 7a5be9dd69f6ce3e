import { Controller, Header, Param } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import {
  confirmAlerts,
  subscribeToAlerts,
  type Acknowledgement,
  type AlertSignup,
  type FormTrace,
  type LinkedSubscription,
} from 'shared-contracts';
import { alertSignupSchema } from 'shared-contracts/schemas';
import { DocumentsErrors, formSubmissions, Public, Route, ValidatedBody } from '../../../http/index.ts';
import { confirmAlertsExample, subscribeToAlertsExample } from '../newsletter.examples.ts';
import { AlertConfirmationsService } from './alert-confirmations.service.ts';
import { AlertsService } from './alerts.service.ts';

@Controller()
@Public()
export class AlertsController {
  constructor(
    private readonly alerts: AlertsService,
    private readonly confirmations: AlertConfirmationsService,
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
}
