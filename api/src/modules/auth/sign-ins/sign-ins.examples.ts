import type { endAllSignIns, endSignIn, endUserSessions, listSignIns, SignIn } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { acknowledgement } from '../../../http/openapi/shared.examples.ts';

const signIn: SignIn = {
  id: '3c1f7b52-6d0e-4a98-b1c4-2e7f90a5d631',
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-03-01T08:15:00.000Z',
  seenAt: '2026-03-09T09:40:00.000Z',
  isCurrent: true,
};

export const listSignInsExample: ExampleOf<typeof listSignIns> = { answer: [signIn] };

export const endSignInExample: ExampleOf<typeof endSignIn> = {
  variables: { id: 'f2a80c67-5b19-4d3e-9a7c-81e4d06b3f25' },
  answer: [signIn],
};

export const endAllSignInsExample: ExampleOf<typeof endAllSignIns> = {
  answer: acknowledgement('Nobody is signed in any more.'),
};

export const endUserSessionsExample: ExampleOf<typeof endUserSessions> = {
  answer: acknowledgement('All sessions of the user have ended.'),
};
