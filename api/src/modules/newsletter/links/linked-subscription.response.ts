import type { LinkedSubscription } from 'shared-contracts';
import type { SavedSearchEntity } from '../entities/saved-search.entity.ts';
import type { SubscriberEntity } from '../entities/subscriber.entity.ts';
import { toChosenResponse } from '../subscription.response.ts';

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
