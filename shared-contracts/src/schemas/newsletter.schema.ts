import { newsletterFrequencies } from '../enums.ts';
import { limits } from '../limits.ts';
import { formTrace } from './contact.schema.ts';
import { emailAddress, line, phoneNumber, trimmed } from './text.ts';
import { request } from './values.ts';

/** Body of `subscribeToNewsletter`, and the waitlist's form. Messages are translation keys (SPEC §5). */
export const waitlistSchema = request({
  email: emailAddress().required('validation.email'),
  firstName: line().required('validation.firstName').max(limits.applicantNameCharacters, 'validation.tooLong'),
  lastName: line().max(limits.applicantNameCharacters, 'validation.tooLong'),
  phone: phoneNumber('validation.phone'),
  company: line().required('validation.company').max(limits.companyNameCharacters, 'validation.tooLong'),
  frequency: trimmed('validation.frequency').oneOf(newsletterFrequencies, 'validation.frequency').default('weekly'),
  ...formTrace,
});
