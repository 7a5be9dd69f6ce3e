import type { Subscription } from 'shared-contracts';
import type { SavedSearchEntity } from './entities/saved-search.entity.ts';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';
import { toSavedSearchResponse } from './searches/saved-search.response.ts';

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
export function toChosenResponse(subscriber: SubscriberEntity, searches: readonly SavedSearchEntity[]) {
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
