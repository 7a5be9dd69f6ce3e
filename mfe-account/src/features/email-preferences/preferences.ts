import type { LinkedSubscription, NewsletterFrequency, Subscription } from 'shared-contracts';

/** What a person chooses about the mails. */
export type AlertChoices = {
  frequency: NewsletterFrequency;
  /** False: only what is searched for and followed. */
  followsCategories: boolean;
  /** Slugs; none: every area. */
  interestedCategories: string[];
};

/** The same, and whether there are any mails at all. */
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

/** What differs from what is saved; areas have no order. */
export function changesOf<Values extends Record<string, Value>>(values: Values, saved: Values): Partial<Values> {
  const different = Object.entries(values).filter(([field, value]) => !isSame(value, saved[field]!));
  // Its keys are some of those that went in.
  return Object.fromEntries(different) as Partial<Values>;
}

function isSame(one: Value, other: Value): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [mine, theirs] = [new Set(one), new Set(other)];
  return mine.size === theirs.size && [...mine].every((value) => theirs.has(value));
}

/** The list with an area more or less. */
export const toggled = (slugs: readonly string[], slug: string, isOn: boolean): string[] =>
  isOn ? [...slugs, slug] : slugs.filter((one) => one !== slug);
