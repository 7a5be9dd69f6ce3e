import { defineEndpoint, type NoVariables } from './endpoint.ts';

/** Subjects of the contact form (SPEC §5), in the form's order. */
export const contactSubjects = ['general', 'support', 'business', 'media', 'feedback', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Bot detection fields of public forms: a honeypot field and the time to fill in the form. API clients can omit both. */
export interface FormTrace {
  /** Value of the honeypot field. */
  website?: string;
  /** Milliseconds between display and submission of the form. */
  filledIn?: number;
}

export interface ContactMessage {
  name: string;
  email: string;
  /** Digits only. */
  phone: string;
  company?: string;
  subject: ContactSubject;
  message: string;
}

/** Acknowledgement of a stored request. `message` is human-readable; the UI uses its own texts. */
export interface Acknowledgement {
  success: true;
  message: string;
}

/** Stores a message of the contact form and mails it to the team. */
export const sendContactMessage = defineEndpoint<NoVariables, Acknowledgement, ContactMessage & FormTrace>({
  name: 'sendContactMessage',
  method: 'POST',
  template: '/api/contact',
});
