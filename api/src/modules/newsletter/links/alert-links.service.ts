import { Injectable } from '@nestjs/common';
import { alertsHref, confirmAlertsHref, pageUrl, type Language } from 'shared-contracts';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { SignedId } from '../../../security/secrets.format.ts';

/** Mailed links of job alerts: to confirm a request, and, in the footer of every alert, to the preferences. */
@Injectable()
export class AlertLinks {
  private readonly requests: SignedId;
  private readonly subscribers: SignedId;

  constructor(
    { secret }: AccountsConfig,
    private readonly server: ServerConfig,
  ) {
    this.requests = new SignedId(secret, 'alerts-request');
    this.subscribers = new SignedId(secret, 'alerts');
  }

  token(subscriberId: string): string {
    return this.subscribers.token(subscriberId);
  }

  /** Absolute. Mail clients post to the same URL for one-click unsubscription (RFC 8058). */
  url(subscriberId: string): string {
    return this.server.publicUrl + alertsHref(this.token(subscriberId));
  }

  /** The same page in the mail's language. Absolute. */
  choicesUrl(subscriberId: string, language: Language): string {
    return pageUrl(this.server.publicUrl, alertsHref(this.token(subscriberId)), '', language);
  }

  /** Id of the subscriber; null for an invalid token. */
  read(token: string): string | null {
    return this.subscribers.read(token);
  }

  confirmationToken(requestId: string): string {
    return this.requests.token(requestId);
  }

  /** In the language of the mail. Absolute. */
  confirmationUrl(requestId: string, language: Language): string {
    return pageUrl(this.server.publicUrl, confirmAlertsHref(this.confirmationToken(requestId)), '', language);
  }

  /** Id of the request; null for an invalid token. */
  readConfirmation(token: string): string | null {
    return this.requests.read(token);
  }
}
