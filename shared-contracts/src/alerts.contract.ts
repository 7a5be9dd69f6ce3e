import type { Acknowledgement, FormTrace } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language, NewsletterFrequency } from './enums.ts';
import type { RequestedPlace } from './place-filter.ts';
import type { Instant, Uuid } from './scalars.ts';

/** A saved search of /jobs. Its matches are listed first in alert mails. */
export interface SavedSearch {
  /** UUID. */
  id: Uuid;
  /** Query string as written by `toJobSearchParams`, without sort and page: `keyword=enfermeira&location=Porto`. */
  query: string;
  /** The places of the query. */
  places: RequestedPlace[];
  /** ISO 8601, UTC. */
  createdAt: Instant;
}

/** Job alert request of a visitor. It takes effect after the confirmation link sent to `email` is opened. */
export interface AlertSignup {
  email: string;
  firstName?: string;
  /** Default `weekly`. */
  frequency?: NewsletterFrequency;
  /** Slugs. Empty without `search`: all categories. */
  interestedCategories?: string[];
  /** Query string of /jobs. Without categories, alerts contain only its matches. */
  search?: string;
  /** Language of the mails. Default `pt`. */
  language?: Language;
}

/**
 * Subscribes a visitor to job alerts. A confirmation link is mailed; no other mail is sent before it is opened. The response
 * does not reveal whether the address is known: an existing subscriber is mailed a link to their preferences.
 */
export const subscribeToAlerts = defineEndpoint<NoVariables, Acknowledgement, AlertSignup & FormTrace>({
  name: 'subscribeToAlerts',
  method: 'POST',
  template: '/api/newsletter/alerts',
});

/** The preferences of a subscription to job alerts. */
export interface AlertPreferences {
  subscriptionStatus: boolean;
  frequency: NewsletterFrequency;
  /** Slugs. Empty: all categories. */
  interestedCategories: string[];
  /** False: alerts contain only saved searches and followed companies, regardless of `interestedCategories`. */
  followsCategories: boolean;
  /** No mail before this time. ISO 8601, UTC; null: not paused. */
  pausedUntil: Instant | null;
  /** Oldest first. */
  searches: SavedSearch[];
}

/** Subscription as returned to the bearer of a mailed link. The address is masked. */
export interface LinkedSubscription extends AlertPreferences {
  /** "m…a@exemplo.pt". */
  email: string;
  isConfirmed: boolean;
  /** Whether the subscription belongs to an account. */
  hasAccount: boolean;
}

type LinkVariables = { token: string };

/**
 * Confirms a subscription by the mailed link. Idempotent. 404 `token_invalid`; 410 `token_expired`, also if the link
 * confirms only an address and alerts were turned off.
 */
export const confirmAlerts = defineEndpoint<LinkVariables, LinkedSubscription>({
  name: 'confirmAlerts',
  method: 'POST',
  template: '/api/newsletter/confirmations/{token}',
});

/** Subscription of the link in the footer of every alert mail. No account is required. 404 `token_invalid`. */
export const getLinkedSubscription = defineEndpoint<LinkVariables, LinkedSubscription>({
  name: 'getLinkedSubscription',
  method: 'GET',
  template: '/api/newsletter/links/{token}',
});

/** Absent fields are not changed. */
export interface LinkedSubscriptionChanges {
  subscriptionStatus?: boolean;
  frequency?: NewsletterFrequency;
  interestedCategories?: string[];
  followsCategories?: boolean;
  /** ISO 8601, at most a year ahead; null ends a pause. */
  pausedUntil?: Instant | null;
}

/** 404 `token_invalid`. */
export const updateLinkedSubscription = defineEndpoint<LinkVariables, LinkedSubscription, LinkedSubscriptionChanges>({
  name: 'updateLinkedSubscription',
  method: 'PATCH',
  template: '/api/newsletter/links/{token}',
});

/** 404 `token_invalid`, 404 `saved_search_not_found`. */
export const removeLinkedSearch = defineEndpoint<LinkVariables & { id: string }, LinkedSubscription>({
  name: 'removeLinkedSearch',
  method: 'DELETE',
  template: '/api/newsletter/links/{token}/searches/{id}',
});

/**
 * One-click unsubscribe of a mail client (RFC 8058): any body, no cookie, no redirect. Synchronous and idempotent. The HTML
 * server forwards `POST /u/{token}` to it. 404 `token_invalid`; 200 for an erased subscriber.
 */
export const unsubscribeByLink = defineEndpoint<LinkVariables, Acknowledgement>({
  name: 'unsubscribeByLink',
  method: 'POST',
  template: '/api/newsletter/links/{token}/unsubscribe',
});

export interface SavedSearchPayload {
  /** Query string of /jobs. */
  search: string;
}

/**
 * Saves a search of the signed-in user and turns job alerts on. Without an existing subscription, alerts contain only this
 * search. An equal search returns the existing one. 409 `saved_search_limit`.
 */
export const saveSearch = defineEndpoint<NoVariables, SavedSearch, SavedSearchPayload>({
  name: 'saveSearch',
  method: 'POST',
  template: '/api/newsletter/searches',
});

/** 404 `saved_search_not_found`. */
export const removeSearch = defineEndpoint<{ id: string }, SavedSearch>({
  name: 'removeSearch',
  method: 'DELETE',
  template: '/api/newsletter/searches/{id}',
});
