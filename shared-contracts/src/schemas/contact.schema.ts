import { contactSubjects } from '../contact.contract.ts';
import { newsletterFrequencies } from '../enums.ts';
import { limits } from '../limits.ts';
import { emailAddress, line, phoneNumber, text, trimmed } from './text.ts';
import { choice, formTrace, request } from './values.ts';

/** Body of `sendContactMessage`, and the form's. Messages are translation keys (SPEC §5). */
export const contactSchema = request({
  name: line()
    .required('validation.name')
    .min(limits.contactNameMinimum, 'validation.name')
    .max(limits.contactNameCharacters, 'validation.tooLong'),
  email: emailAddress('validation.contactEmail').required('validation.contactEmail'),
  phone: phoneNumber('validation.phoneLength'),
  company: line().max(limits.companyNameCharacters, 'validation.tooLong'),
  subject: choice(contactSubjects, 'validation.subject').required('validation.subject'),
  message: text()
    .required('validation.message')
    .min(limits.contactMessageMinimum, 'validation.message')
    .max(limits.contactMessageCharacters, 'validation.tooLong'),
  ...formTrace,
});

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
