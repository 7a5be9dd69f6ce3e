import type { SavedSearch } from './alerts.contract.ts';
import type { Acknowledgement } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { NewsletterFrequency } from './newsletter.contract.ts';
import type { Instant } from './scalars.ts';

/** Job alerts of the signed-in person. */
export interface Subscription {
  subscriptionStatus: boolean;
  frequency: NewsletterFrequency;
  /** Slugs; none: jobs of every category. */
  interestedCategories: string[];
  /** False: only what is searched for and followed, whatever `interestedCategories` says. */
  followsCategories: boolean;
  /** No mail before. ISO 8601, UTC; null: not paused. */
  pausedUntil: Instant | null;
  /** Oldest first. */
  searches: SavedSearch[];
  /** Whether it counts: the address of the account is confirmed. */
  isConfirmed: boolean;
  /** False: the address sent our mails back, and gets none before it is confirmed anew. */
  isDeliverable: boolean;
}

/** 404 `subscription_not_found` for who never had one. */
export const getSubscription = defineEndpoint<NoVariables, Subscription>({
  name: 'getSubscription',
  method: 'GET',
  template: '/api/newsletter/subscription',
  tags: ['Subscription'],
});

export type SubscriptionChanges = Partial<Omit<Subscription, 'isConfirmed' | 'isDeliverable' | 'searches'>>;

/** Absent fields stay as they are. Who had none has one then. */
export const updateSubscription = defineEndpoint<NoVariables, Subscription, SubscriptionChanges>({
  name: 'updateSubscription',
  method: 'PATCH',
  template: '/api/newsletter/subscription',
});

/**
 * Mails the link of `confirmAlerts` to an address that sent our mails back: once it is followed, alerts come again as they were
 * chosen. Nothing is mailed where alerts are off or nothing came back. 404 `subscription_not_found`, 429 `too_many_requests`
 * for the fourth time within an hour.
 */
export const requestAddressConfirmation = defineEndpoint<NoVariables, Acknowledgement>({
  name: 'requestAddressConfirmation',
  method: 'POST',
  template: '/api/newsletter/subscription/confirmation-mail',
});
