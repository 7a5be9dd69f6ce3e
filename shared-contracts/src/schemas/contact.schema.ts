import { mixed } from 'yup';
import { contactSubjects } from '../contact.contract.ts';
import { limits } from '../limits.ts';
import { emailAddress, line, phoneNumber, text } from './text.ts';
import { choice, request } from './values.ts';

/** Bot detection fields (`FormTrace`). Any value is accepted, so that bots get no feedback. */
export const formTrace = { website: mixed().nullable(), filledIn: mixed().nullable() };

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
