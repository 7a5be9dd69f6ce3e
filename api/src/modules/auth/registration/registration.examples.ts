import type { cancelRegistration, register } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement, exampleUser } from '../../../http/openapi/shared.examples.ts';

export const registerExample: ExampleOf<typeof register> = {
  body: {
    username: exampleUser.username,
    email: exampleUser.email,
    password: 'três gaivotas no cais',
    confirmPassword: 'três gaivotas no cais',
    firstName: 'Inês',
    lastName: 'Prata',
    subscribeToNewsletter: true,
    newsletterFrequency: 'weekly',
    categories: ['tecnologia'],
    language: 'pt',
    returnTo: '/jobs/analista-de-dados-12',
    save: 12,
  },
  answer: { user: null, requiresVerification: true, message: 'A mail is on its way.' },
};

export const cancelRegistrationExample: ExampleOf<typeof cancelRegistration> = {
  answer: acknowledgement('The account is removed.'),
};
