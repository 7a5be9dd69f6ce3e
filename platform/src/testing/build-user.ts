import type { User } from 'shared-contracts';

/** A registered user. */
export function buildUser(overrides: Partial<User> = {}): User {
  return {
    id: 7,
    username: 'candidata',
    email: 'ines@example.com',
    firstName: 'Inês',
    lastName: 'Carvalho',
    role: 'user',
    profilePicture: null,
    bio: null,
    location: null,
    phone: null,
    language: 'pt',
    isVerified: true,
    pendingEmail: null,
    hasSecondFactor: false,
    needsSecondFactor: false,
    deletionDueAt: null,
    createdAt: '2026-05-04T09:30:00.000Z',
    updatedAt: '2026-05-04T09:30:00.000Z',
    ...overrides,
  };
}
