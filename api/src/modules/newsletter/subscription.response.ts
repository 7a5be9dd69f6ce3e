import { toQueriedJobFilter, type LinkedSubscription, type SavedSearch, type Subscription } from 'shared-contracts';
import { requestedPlaces } from 'shared-contracts/gazetteer';
import type { SavedSearchEntity, SubscriberEntity } from './subscriber.entity.ts';

export function toSavedSearchResponse({ id, query, createdAt }: SavedSearchEntity): SavedSearch {
  const { place } = toQueriedJobFilter(new URLSearchParams(query));
  return { id, query, places: requestedPlaces(place), createdAt: createdAt.toISOString() };
}

/** Data of a subscription from other tables. */
interface RelatedData extends Pick<Subscription, 'isConfirmed' | 'isDeliverable'> {
  searches: readonly SavedSearchEntity[];
}

export function toSubscriptionResponse(
  subscriber: SubscriberEntity,
  { searches, isConfirmed, isDeliverable }: RelatedData,
): Subscription {
  return { ...toChosenResponse(subscriber, searches), isConfirmed, isDeliverable };
}

/** Preferences of a subscriber, with or without an account. A pause in the past is omitted. */
function toChosenResponse(subscriber: SubscriberEntity, searches: readonly SavedSearchEntity[]) {
  const { subscriptionStatus, frequency, interestedCategories, followsCategories, pausedUntil } = subscriber;
  const isPaused = pausedUntil !== null && pausedUntil > new Date();
  return {
    subscriptionStatus,
    frequency,
    interestedCategories,
    followsCategories,
    pausedUntil: isPaused ? pausedUntil.toISOString() : null,
    searches: searches.map(toSavedSearchResponse),
  };
}

export function toLinkedSubscriptionResponse(
  subscriber: SubscriberEntity,
  searches: readonly SavedSearchEntity[],
): LinkedSubscription {
  return {
    email: masked(subscriber.email),
    ...toChosenResponse(subscriber, searches),
    isConfirmed: subscriber.confirmedAt !== null,
    hasAccount: subscriber.userId !== null,
  };
}

/** "m…a@exemplo.pt": recognizable for its owner, but not readable for recipients of a forwarded mail. */
function masked(email: string): string {
  const at = email.lastIndexOf('@');
  const name = Array.from(email.slice(0, at));
  const last = name.length > 2 ? name.at(-1) : '';
  return `${name[0] ?? ''}…${last}${email.slice(at)}`;
}
