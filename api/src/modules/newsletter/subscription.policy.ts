import type { SubscriptionChanges } from 'shared-contracts';
import type { UserEntity } from '../users/index.ts';
import type { ConsentSource, SubscriberEntity } from './entities/subscriber.entity.ts';

/** Names the words beside the box as they stand in `pt.json` and `en.json`; other words are another version. */
export const consentText = 'job-alerts-2026-11';

type Owner = Pick<UserEntity, 'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'isVerified'>;

/** What the account says about its subscriber. */
export function ownedBy(owner: Owner) {
  const { id, email, firstName, lastName, language } = owner;
  return { userId: id, email: email.toLowerCase(), firstName, lastName, language };
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

/** Nobody's subscription is taken over by an account whose address is not proved. */
export function mayOwn(owner: Owner, { userId }: Pick<SubscriberEntity, 'userId'>): boolean {
  return userId === owner.id || owner.isVerified;
}
