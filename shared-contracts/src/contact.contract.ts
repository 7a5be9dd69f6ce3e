import { defineEndpoint, type NoVariables } from './endpoint.ts';

/** Subjects of the contact form (SPEC §5), in the form's order. */
export const contactSubjects = ['general', 'support', 'business', 'media', 'feedback', 'other'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/**
 * What only a program leaves with a form. People meet neither: the field cannot be seen, and nobody fills a form in a
 * second. Whoever calls without a form sends none of them.
 */
export interface FormTrace {
  /** Of a field that people do not see. */
  website?: string;
  /** Milliseconds between the form's appearance and its sending. */
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

/** What was left is kept and will be read. `message` is for people; the UI has words of its own. */
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
