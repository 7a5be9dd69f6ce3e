import { number, object, string } from 'yup';
import { contactSubjects } from '../contact.contract.ts';
import { limits } from '../limits.ts';
import { emailAddress, phoneNumber, text } from './text.ts';

/** Traces that only programs leave (`FormTrace`); whatever they hold, the form is read. */
export const formTrace = {
  website: text().max(500),
  filledIn: number().integer().min(0),
};

/** Body of `sendContactMessage`, and the form's. Messages are translation keys (SPEC §5). */
export const contactSchema = object({
  name: text()
    .required('validation.name')
    .min(limits.contactNameMinimum, 'validation.name')
    .max(limits.contactNameCharacters, 'validation.tooLong'),
  email: emailAddress().required('validation.email'),
  phone: phoneNumber().required('validation.phoneLength'),
  company: text().max(limits.companyNameCharacters, 'validation.tooLong'),
  subject: string().required('validation.subject').oneOf(contactSubjects, 'validation.subject'),
  message: text()
    .required('validation.message')
    .min(limits.contactMessageMinimum, 'validation.message')
    .max(limits.contactMessageCharacters, 'validation.tooLong'),
  ...formTrace,
}).noUnknown();
