import { limits, type SubscriptionChanges } from 'shared-contracts';
import { isAddressLinked, type UserEntity } from '../users/index.ts';
import type { ConsentSource, SubscriberEntity } from './entities/subscriber.entity.ts';
import type { SubscriberChanges } from './subscription.repository.ts';

/** With the source it names the words by which people agree there, as they stand in `pt.json` and `en.json`; other words are another version. */
export const consentText = 'job-alerts-2026-11';

type Owner = Pick<UserEntity, 'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'addressLinkedAt'>;

/** What the account says about its subscriber. */
export function ownedBy(owner: Owner) {
  const { id, email, firstName, lastName, language } = owner;
  return { userId: id, email: email.toLowerCase(), firstName, lastName, language };
}

/** What somebody chose, as it is stored; absent fields stay as they are. A moment that has passed ends a pause. */
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

/** The whole of the last day counts, on whatever clocks. */
export function isTooLongAPause({ pausedUntil }: SubscriptionChanges, now: Date): boolean {
  const latest = now.getTime() + (limits.pauseDays + 1) * dayMs;
  return typeof pausedUntil === 'string' && new Date(pausedUntil).getTime() > latest;
}

/** Turning alerts on is a consent, which has to be provable; leaving them on, or off, is none. */
export function consentOf(
  { subscriptionStatus: before }: Pick<SubscriberEntity, 'subscriptionStatus'>,
  { subscriptionStatus: after }: SubscriptionChanges,
  source: ConsentSource,
) {
  if (before || after !== true) return {};
  return { consentAt: new Date(), consentText, consentSource: source };
}

/**
 * What a proved address changes; null: nothing. When an address was proved first is evidence, and stays for as long as the
 * address does.
 */
export function confirmedBy(owner: Owner, known: SubscriberEntity, now: Date) {
  const owned = ownedBy(owner);
  const confirmedAt = known.email === owned.email && known.confirmedAt !== null ? known.confirmedAt : now;
  const changes = { ...owned, confirmedAt };
  const names = Object.keys(changes) as (keyof typeof changes)[];
  return names.some((name) => changes[name] !== known[name]) ? changes : null;
}

/** A visitor's subscription belongs to an account only while the account's address is linked (ADR 34). */
export function mayOwn(owner: Owner, { userId }: Pick<SubscriberEntity, 'userId'>): boolean {
  return userId === owner.id || isAddressLinked(owner);
}
