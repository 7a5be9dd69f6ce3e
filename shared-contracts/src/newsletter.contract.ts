import type { Acknowledgement, FormTrace } from './contact.contract.ts';
import { defineEndpoint, type NoVariables } from './endpoint.ts';

export const newsletterFrequencies = ['weekly', 'monthly', 'both'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** A recruiting company on the waitlist (SPEC §3). It never gets what candidates get. */
export interface WaitlistSignup {
  email: string;
  firstName: string;
  lastName?: string;
  /** Digits only. */
  phone: string;
  company: string;
  frequency?: NewsletterFrequency;
}

/** The same e-mail address again changes what stands on the list; the answer does not tell whether it was there. */
export const subscribeToNewsletter = defineEndpoint<NoVariables, Acknowledgement, WaitlistSignup & FormTrace>({
  name: 'subscribeToNewsletter',
  method: 'POST',
  template: '/api/newsletter/subscribe',
});
