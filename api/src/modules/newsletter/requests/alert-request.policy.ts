import { limits, type NewsletterFrequency } from 'shared-contracts';
import type { AlertRequestEntity } from '../entities/alert-request.entity.ts';
import type { SubscriberEntity } from '../entities/subscriber.entity.ts';

/** Mails of this kind that an address gets within an hour, whoever asks. */
export const requestsPerHour = 3;

const weekMs = 7 * 86_400_000;

export const isExpired = ({ requestedAt }: Pick<AlertRequestEntity, 'requestedAt'>, now: Date): boolean =>
  now.getTime() > requestedAt.getTime() + weekMs;

interface Asked {
  frequency: NewsletterFrequency;
  interestedCategories: string[];
  followsCategories: boolean;
}

/** What a request asks for, of categories that are there by now. A search alone is all that somebody hears of. */
export function askedOf(
  { frequency, interestedCategories, query }: AlertRequestEntity,
  knownCategories: readonly string[],
): Asked {
  const wantsEvery = interestedCategories.length === 0 && query === null;
  const known = interestedCategories.filter((slug) => knownCategories.includes(slug));
  return { frequency, interestedCategories: known, followsCategories: wantsEvery || known.length > 0 };
}

/** What alerts are with that: who has them on hears of both, for anybody else they begin with what was asked. */
export function withAsked(known: SubscriberEntity, asked: Asked) {
  if (!known.subscriptionStatus) return { ...asked, pausedUntil: null };
  if (!asked.followsCategories) return { frequency: asked.frequency };
  if (!known.followsCategories) return asked;
  return { ...asked, interestedCategories: union(known.interestedCategories, asked.interestedCategories) };
}

/** None is every category. */
function union(one: readonly string[], other: readonly string[]): string[] {
  if (one.length === 0 || other.length === 0) return [];
  return [...new Set([...one, ...other])].slice(0, limits.categories);
}
