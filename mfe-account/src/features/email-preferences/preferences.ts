import type { LinkedSubscription, NewsletterFrequency, Subscription } from 'shared-contracts';

/** Frequency and subject of alert mails. */
export type AlertChoices = {
  frequency: NewsletterFrequency;
  /** False: only saved searches and followed companies. */
  followsCategories: boolean;
  /** Slugs; empty: all areas. */
  interestedCategories: string[];
};

/** The choices and whether alerts are active. */
export type Preferences = AlertChoices & { subscriptionStatus: boolean };

export const choicesOf = (subscription: Subscription | LinkedSubscription): AlertChoices => {
  const { frequency, followsCategories, interestedCategories } = subscription;
  return { frequency, followsCategories, interestedCategories };
};

export const preferencesOf = (subscription: Subscription): Preferences => ({
  subscriptionStatus: subscription.subscriptionStatus,
  ...choicesOf(subscription),
});

type Value = string | boolean | readonly string[];

/** Fields that differ from the saved ones; the order of areas is ignored. */
export function changesOf<Values extends Record<string, Value>>(values: Values, saved: Values): Partial<Values> {
  const different = Object.entries(values).filter(([field, value]) => !isSame(value, saved[field]!));
  // The keys are a subset of those of `values`.
  return Object.fromEntries(different) as Partial<Values>;
}

function isSame(one: Value, other: Value): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [mine, theirs] = [new Set(one), new Set(other)];
  return mine.size === theirs.size && [...mine].every((value) => theirs.has(value));
}

/** The list with an area added or removed. */
export const toggled = (slugs: readonly string[], slug: string, isOn: boolean): string[] =>
  isOn ? [...slugs, slug] : slugs.filter((one) => one !== slug);

/** Inserts word joiners, so that a shortened address does not wrap at its ellipsis. */
export const unsplit = (email: string): string => email.replace('…', '\u2060…\u2060');
