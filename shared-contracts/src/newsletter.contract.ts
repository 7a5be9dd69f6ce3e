import type { AlertPreferences } from './alerts.contract.ts';
import type { Acknowledgement, FormTrace } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { NewsletterFrequency } from './enums.ts';

/** Waitlist entry of a recruiting company (SPEC §3). It receives no job alerts. */
export interface WaitlistSignup {
  email: string;
  firstName: string;
  lastName?: string;
  /** Digits only. */
  phone: string;
  company: string;
  frequency?: NewsletterFrequency;
}

/** Adds or updates the entry of an e-mail address. The response does not reveal whether it existed. */
export const subscribeToNewsletter = defineEndpoint<NoVariables, Acknowledgement, WaitlistSignup & FormTrace>({
  name: 'subscribeToNewsletter',
  method: 'POST',
  template: '/api/newsletter/subscribe',
});

/** Job alerts of the signed-in user. */
export interface Subscription extends AlertPreferences {
  /** Whether the address of the account is confirmed. Otherwise no mail is sent. */
  isConfirmed: boolean;
  /** False: mails to the address bounced. No mail is sent until it is confirmed again. */
  isDeliverable: boolean;
}

/** 404 `subscription_not_found` for a user without a subscription. */
export const getSubscription = defineEndpoint<NoVariables, Subscription>({
  name: 'getSubscription',
  method: 'GET',
  template: '/api/newsletter/subscription',
  tags: ['Subscription'],
});

export type SubscriptionChanges = Partial<Omit<Subscription, 'isConfirmed' | 'isDeliverable' | 'searches'>>;

/** Absent fields are not changed. Creates the subscription if there is none. */
export const updateSubscription = defineEndpoint<NoVariables, Subscription, SubscriptionChanges>({
  name: 'updateSubscription',
  method: 'PATCH',
  template: '/api/newsletter/subscription',
});

/**
 * Mails the link of `confirmAlerts` to an address whose mails bounced. Alerts resume when it is opened. No mail is sent if
 * alerts are off or no mail bounced. 404 `subscription_not_found`, 429 `too_many_requests` after three calls within an hour.
 */
export const requestAddressConfirmation = defineEndpoint<NoVariables, Acknowledgement>({
  name: 'requestAddressConfirmation',
  method: 'POST',
  template: '/api/newsletter/subscription/confirmation-mail',
});
