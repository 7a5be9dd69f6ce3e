import type { login, logout } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement, exampleUser } from '../../../http/openapi/shared.examples.ts';

export const loginExample: ExampleOf<typeof login> = {
  body: { username: exampleUser.username, password: 'três gaivotas no cais' },
  answer: exampleUser,
};

export const logoutExample: ExampleOf<typeof logout> = { answer: acknowledgement('Nobody is signed in any more.') };
