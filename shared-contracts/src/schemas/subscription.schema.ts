import { newsletterFrequencies } from '../newsletter.contract.ts';
import { categorySlugs } from './auth.schema.ts';
import { trimmed } from './text.ts';
import { flag, request } from './values.ts';

/** Body of `updateSubscription`. */
export const subscriptionSchema = request({
  subscriptionStatus: flag('validation.choice'),
  frequency: trimmed('validation.frequency').oneOf(newsletterFrequencies, 'validation.frequency'),
  interestedCategories: categorySlugs(),
});
