import type { Acknowledgement, FormTrace } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';

export const newsletterFrequencies = ['weekly', 'monthly', 'both'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** Waitlist entry of a recruiting company (SPEC §3). It receives no job alerts. */
export interface WaitlistSignup {
  email: string;
  firstName: string;
  lastName?: string;
  /** Digits only. */
  phone: string;
  company: string;
  frequency?: NewsletterFrequency;
}

/** Adds or updates the entry of an e-mail address. The response does not reveal whether it existed. */
export const subscribeToNewsletter = defineEndpoint<NoVariables, Acknowledgement, WaitlistSignup & FormTrace>({
  name: 'subscribeToNewsletter',
  method: 'POST',
  template: '/api/newsletter/subscribe',
});
