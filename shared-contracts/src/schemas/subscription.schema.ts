import { languages, newsletterFrequencies } from '../enums.ts';
import { limits } from '../limits.ts';
import { categorySlugs } from './auth.schema.ts';
import { emailAddress, line, text, trimmed } from './text.ts';
import { choice, flag, formTrace, moment, request } from './values.ts';

const frequency = () => trimmed('validation.frequency').oneOf(newsletterFrequencies, 'validation.frequency');

const search = () => text().max(limits.searchQueryCharacters, 'validation.tooLong');

const preferences = {
  subscriptionStatus: flag('validation.choice'),
  frequency: frequency(),
  interestedCategories: categorySlugs(),
  followsCategories: flag('validation.choice'),
  /** The API checks the maximum, which depends on the current time. */
  pausedUntil: moment('validation.date', 'end').nullable(),
};

/** Body of `updateSubscription`. */
export const subscriptionSchema = request(preferences);

/** Body of `updateLinkedSubscription`. */
export const linkedSubscriptionSchema = request(preferences);

/** Body of `subscribeToAlerts`, and the form for visitors. */
export const alertSignupSchema = request({
  email: emailAddress().required('validation.email'),
  firstName: line().max(limits.applicantNameCharacters, 'validation.tooLong'),
  frequency: frequency().default('weekly'),
  interestedCategories: categorySlugs().default([]),
  search: search(),
  language: choice(languages, 'validation.language').default('pt'),
  ...formTrace,
});

/** Body of `saveSearch`. An empty search matches every job. */
export const savedSearchSchema = request({ search: search().defined('validation.search') });
