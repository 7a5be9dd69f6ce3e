import { defineEndpoint, type NoVariables } from './endpoint.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The signed-in person, as the browser may know them. */
export interface User {
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  profilePicture: string | null;
}

/** 401 `unauthenticated` means that nobody is signed in. */
export const getCurrentUser = defineEndpoint<NoVariables, User>({
  name: 'getCurrentUser',
  method: 'GET',
  template: '/api/user',
  tags: ['Session'],
});
