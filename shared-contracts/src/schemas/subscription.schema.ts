import { boolean, object } from 'yup';
import { newsletterFrequencies } from '../newsletter.contract.ts';
import { categorySlugs } from './auth.schema.ts';
import { trimmed } from './text.ts';

/** Body of `updateSubscription`. */
export const subscriptionSchema = object({
  subscriptionStatus: boolean().typeError('validation.choice'),
  frequency: trimmed().typeError('validation.frequency').oneOf(newsletterFrequencies, 'validation.frequency'),
  interestedCategories: categorySlugs(),
}).noUnknown();
