import type { Subscription } from 'shared-contracts';
import type { UserEntity } from '../users/index.ts';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';

export function toSubscriptionResponse(
  subscriber: SubscriberEntity,
  { isVerified }: Pick<UserEntity, 'isVerified'>,
): Subscription {
  const { subscriptionStatus, frequency, interestedCategories, followsCategories, pausedUntil } = subscriber;
  return {
    subscriptionStatus,
    frequency,
    interestedCategories,
    followsCategories,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    searches: [],
    isConfirmed: isVerified,
    isDeliverable: true,
  };
}
