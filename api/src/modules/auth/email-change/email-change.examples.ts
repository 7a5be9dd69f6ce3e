import type { cancelEmailChange, changeEmail } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { exampleUser } from '../../../http/openapi/shared.examples.ts';

const email = 'prata.ines@example.com';

export const changeEmailExample: ExampleOf<typeof changeEmail> = {
  body: { email, currentPassword: 'três gaivotas no cais' },
  answer: { ...exampleUser, pendingEmail: email },
};

export const cancelEmailChangeExample: ExampleOf<typeof cancelEmailChange> = { answer: exampleUser };
