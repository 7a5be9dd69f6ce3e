import type { resendVerification, verifyEmail } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement, exampleUser } from '../../../http/openapi/shared.examples.ts';

export const verifyEmailExample: ExampleOf<typeof verifyEmail> = {
  answer: acknowledgement('The address is confirmed.'),
};

export const resendVerificationExample: ExampleOf<typeof resendVerification> = {
  body: { email: exampleUser.email },
  answer: acknowledgement('If there is such an account, a mail is on its way.'),
};
