import type { Subscription } from 'shared-contracts';
import type { UserEntity } from '../users/index.ts';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';

type Shown = Pick<SubscriberEntity, 'subscriptionStatus' | 'frequency' | 'interestedCategories'>;

export function toSubscriptionResponse(
  { subscriptionStatus, frequency, interestedCategories }: Shown,
  { isVerified }: Pick<UserEntity, 'isVerified'>,
): Subscription {
  return { subscriptionStatus, frequency, interestedCategories, isConfirmed: isVerified };
}
