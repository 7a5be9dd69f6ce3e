import type { ProfileChanges, User } from 'shared-contracts';
import type { ProfileValues } from './profile-draft';

export const profileFields = ['firstName', 'lastName', 'location', 'phone', 'bio', 'language'] as const;
export type ProfileField = (typeof profileFields)[number];

/** What the fields show of a user. */
export function valuesOf(user: Pick<User, ProfileField>): ProfileValues {
  const { firstName, lastName, location, phone, bio, language } = user;
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    location: location ?? '',
    phone: phone ?? '',
    bio: bio ?? '',
    language,
  };
}

/** Only changed fields are sent, because another device may have changed the others. */
export function changesOf(before: ProfileValues, after: ProfileValues): ProfileChanges {
  return Object.fromEntries(
    profileFields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
  );
}
