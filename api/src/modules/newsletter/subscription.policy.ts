import { limits, type SubscriptionChanges } from 'shared-contracts';
import { isAddressLinked, type UserEntity } from '../users/index.ts';
import type { ConsentSource, SubscriberEntity } from './subscriber.entity.ts';
import type { SubscriberChanges } from './subscription.repository.ts';

/**
 * Version of the consent text in `pt.json` and `en.json`; together with the source it identifies the text. A changed text
 * requires a new version.
 */
export const consentText = 'job-alerts-2026-11';

type Owner = Pick<UserEntity, 'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'addressLinkedAt'>;

/** The fields of a subscriber that come from the account. */
export function ownedBy(owner: Owner) {
  const { id, email, firstName, lastName, language } = owner;
  return { userId: id, email: email.toLowerCase(), firstName, lastName, language };
}

/** The stored form of changed preferences; absent fields are not changed. A pause in the past ends the pause. */
export function chosenBy({ interestedCategories, pausedUntil, ...rest }: SubscriptionChanges, now: Date) {
  const chosen: SubscriberChanges = rest;
  if (interestedCategories !== undefined) chosen.interestedCategories = [...new Set(interestedCategories)];
  if (pausedUntil !== undefined) chosen.pausedUntil = toPause(pausedUntil, now);
  return chosen;
}

function toPause(pausedUntil: string | null, now: Date): Date | null {
  const end = pausedUntil === null ? null : new Date(pausedUntil);
  return end !== null && end > now ? end : null;
}

const dayMs = 86_400_000;

/** The last day counts in full, in any time zone. */
export function isTooLongAPause({ pausedUntil }: SubscriptionChanges, now: Date): boolean {
  const latest = now.getTime() + (limits.pauseDays + 1) * dayMs;
  return typeof pausedUntil === 'string' && new Date(pausedUntil).getTime() > latest;
}

/** Turning alerts on requires a consent record; other changes do not. */
export function consentOf(
  { subscriptionStatus: before }: Pick<SubscriberEntity, 'subscriptionStatus'>,
  { subscriptionStatus: after }: SubscriptionChanges,
  source: ConsentSource,
) {
  if (before || after !== true) return {};
  return { consentAt: new Date(), consentText, consentSource: source };
}

/**
 * Changes by a verified address; null: none. The time of the first verification is evidence of consent, and is kept until the
 * address changes.
 */
export function confirmedBy(owner: Owner, subscriber: SubscriberEntity, now: Date) {
  const owned = ownedBy(owner);
  const confirmedAt =
    subscriber.email === owned.email && subscriber.confirmedAt !== null ? subscriber.confirmedAt : now;
  const changes = { ...owned, confirmedAt };
  const names = Object.keys(changes) as (keyof typeof changes)[];
  return names.some((name) => changes[name] !== subscriber[name]) ? changes : null;
}

/** A visitor's subscription belongs to an account only while the account's address is linked (ADR 34). */
export function mayOwn(owner: Owner, { userId }: Pick<SubscriberEntity, 'userId'>): boolean {
  return userId === owner.id || isAddressLinked(owner);
}
