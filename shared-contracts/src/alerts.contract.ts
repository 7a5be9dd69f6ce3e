import type { Acknowledgement, FormTrace } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { NewsletterFrequency } from './newsletter.contract.ts';
import type { Instant, Uuid } from './scalars.ts';

/** Any address of /jobs, kept as an alert: what it finds comes first in the mails. */
export interface SavedSearch {
  /** UUID. */
  id: Uuid;
  /** The query of the address as `toJobSearchParams` writes it, without order and page: `keyword=enfermeira&location=Porto`. */
  query: string;
  /** ISO 8601, UTC. */
  createdAt: Instant;
}

/** What somebody without an account wants to hear of. It counts once the mail to `email` is answered. */
export interface AlertSignup {
  email: string;
  firstName?: string;
  /** Default `weekly`. */
  frequency?: NewsletterFrequency;
  /** Slugs; none, and no `search`: jobs of every category. */
  interestedCategories?: string[];
  /** Query of an address of /jobs. Alone, it is all that they hear of. */
  search?: string;
  /** Of the mails. Default `pt`. */
  language?: Language;
}

/**
 * Job alerts of a visitor. Whoever stands behind the address is mailed a link, and nothing else before it is followed. The
 * answer does not tell whether the address is known: whose alerts are on already is mailed the link to their choices.
 */
export const subscribeToAlerts = defineEndpoint<NoVariables, Acknowledgement, AlertSignup & FormTrace>({
  name: 'subscribeToAlerts',
  method: 'POST',
  template: '/api/newsletter/alerts',
});

/** Alerts as a mailed link shows them, to whoever holds it: the address is not told whole. */
export interface LinkedSubscription {
  /** "m…a@exemplo.pt". */
  email: string;
  subscriptionStatus: boolean;
  frequency: NewsletterFrequency;
  interestedCategories: string[];
  followsCategories: boolean;
  /** ISO 8601, UTC; null: not paused. */
  pausedUntil: Instant | null;
  searches: SavedSearch[];
  isConfirmed: boolean;
  /** Whether an account has them too. */
  hasAccount: boolean;
}

type LinkVariables = { token: string };

/**
 * The link of the mail that asks: what was asked for counts from now on. Again: nothing changes. 404 `token_invalid`; 410
 * `token_expired`, also where it confirms an address alone, and alerts are off by now.
 */
export const confirmAlerts = defineEndpoint<LinkVariables, LinkedSubscription>({
  name: 'confirmAlerts',
  method: 'POST',
  template: '/api/newsletter/confirmations/{token}',
});

/** By the link at the foot of every alert, without an account. Reading changes nothing. 404 `token_invalid`. */
export const getLinkedSubscription = defineEndpoint<LinkVariables, LinkedSubscription>({
  name: 'getLinkedSubscription',
  method: 'GET',
  template: '/api/newsletter/links/{token}',
});

/** Absent fields stay as they are. */
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
 * What a mail program posts for its reader (RFC 8058): any body, no cookie, no redirect. Done when it answers, and the same
 * again is no error. The HTML server hands `POST /u/{token}` to it. 404 `token_invalid`; of somebody who was erased: 200.
 */
export const unsubscribeByLink = defineEndpoint<LinkVariables, Acknowledgement>({
  name: 'unsubscribeByLink',
  method: 'POST',
  template: '/api/newsletter/links/{token}/unsubscribe',
});

export interface SavedSearchPayload {
  /** Query of an address of /jobs. */
  search: string;
}

/**
 * Keeps a search of the signed-in person, and turns their alerts on where they were off: for this search alone where they
 * had none. The same search again answers the one there is. 409 `saved_search_limit`.
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
