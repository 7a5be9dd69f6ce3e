import type { NewsletterFrequency, Subscription } from 'shared-contracts';

/** What the form holds. */
export type Preferences = {
  subscriptionStatus: boolean;
  frequency: NewsletterFrequency;
  /** Slugs; none: every area. */
  interestedCategories: readonly string[];
};

export const preferencesOf = ({ subscriptionStatus, frequency, interestedCategories }: Subscription): Preferences => ({
  subscriptionStatus,
  frequency,
  interestedCategories,
});

/** Areas have no order: ticking one off and on again changes nothing. */
export function isSame(one: Preferences, other: Preferences): boolean {
  const [mine, theirs] = [new Set(one.interestedCategories), new Set(other.interestedCategories)];
  return (
    one.subscriptionStatus === other.subscriptionStatus &&
    one.frequency === other.frequency &&
    mine.size === theirs.size &&
    [...mine].every((slug) => theirs.has(slug))
  );
}

/** The list with an area more or less. */
export const toggled = (slugs: readonly string[], slug: string, isOn: boolean): string[] =>
  isOn ? [...slugs, slug] : slugs.filter((one) => one !== slug);
