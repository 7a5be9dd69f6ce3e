import type { login, logout } from 'shared-contracts';
import type { ExampleOf } from '../../../http/endpoint-docs.ts';
import { acknowledgement, exampleUser } from '../../../http/openapi/examples.ts';

export const loginExample: ExampleOf<typeof login> = {
  body: { username: exampleUser.username, password: 'três gaivotas no cais' },
  answer: exampleUser,
};

export const logoutExample: ExampleOf<typeof logout> = { answer: acknowledgement('Nobody is signed in any more.') };
