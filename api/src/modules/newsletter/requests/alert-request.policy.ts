import { limits, type NewsletterFrequency } from 'shared-contracts';
import type { SubscriberEntity } from '../subscriber.entity.ts';
import type { AlertRequestEntity } from './alert-request.entity.ts';

/** Limit of confirmation mails per address and hour. */
export const requestsPerHour = 3;

const weekMs = 7 * 86_400_000;

export const isExpired = ({ requestedAt }: Pick<AlertRequestEntity, 'requestedAt'>, now: Date): boolean =>
  now.getTime() > requestedAt.getTime() + weekMs;

interface RequestedPreferences {
  frequency: NewsletterFrequency;
  interestedCategories: string[];
  followsCategories: boolean;
}

/** The preferences of a request, limited to existing categories. A search without categories follows no categories. */
export function preferencesOf(
  { frequency, interestedCategories, query }: AlertRequestEntity,
  existingCategories: readonly string[],
): RequestedPreferences {
  const wantsEvery = interestedCategories.length === 0 && query === null;
  const existing = interestedCategories.filter((slug) => existingCategories.includes(slug));
  return { frequency, interestedCategories: existing, followsCategories: wantsEvery || existing.length > 0 };
}

/** The preferences after the request: added to those of an active subscription, or else replacing them. */
export function mergePreferences(subscriber: SubscriberEntity, requested: RequestedPreferences) {
  if (!subscriber.subscriptionStatus) return { ...requested, pausedUntil: null };
  if (!requested.followsCategories) return { frequency: requested.frequency };
  if (!subscriber.followsCategories) return requested;
  return { ...requested, interestedCategories: union(subscriber.interestedCategories, requested.interestedCategories) };
}

/** An empty list is every category. */
function union(one: readonly string[], other: readonly string[]): string[] {
  if (one.length === 0 || other.length === 0) return [];
  return [...new Set([...one, ...other])].slice(0, limits.categories);
}
