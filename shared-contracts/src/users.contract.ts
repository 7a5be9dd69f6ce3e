import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { Instant, Integer } from './scalars.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The signed-in user, as returned to the browser. */
export interface User {
  id: Integer;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** URL of the picture, accessible to its owner only; null without a picture. */
  profilePicture: string | null;
  bio: string | null;
  location: string | null;
  /** Digits only. */
  phone: string | null;
  /** Language of mails. Pages use the language chosen in the browser. */
  language: Language;
  isVerified: boolean;
  /** New e-mail address that is not confirmed yet. */
  pendingEmail: string | null;
  hasSecondFactor: boolean;
  /** True for an admin without a second factor, who has no admin access until it is set up. */
  needsSecondFactor: boolean;
  /** When the account will be deleted; null if no deletion is scheduled. ISO 8601, UTC. */
  deletionDueAt: Instant | null;
  /** ISO 8601, UTC. */
  createdAt: Instant;
  /** ISO 8601, UTC. */
  updatedAt: Instant;
}

/** The user of the session. Requested by every page. 401 `unauthenticated` without a session. */
export const getSession = defineEndpoint<NoVariables, User>({
  name: 'getSession',
  method: 'GET',
  template: '/api/session',
  tags: ['Session'],
});

/** A user with all fields of SPEC §3. */
export interface UserProfile extends User {
  /** URL of the default resume's file; null without a resume. */
  resumeUrl: string | null;
  /** Slugs of the categories in the user's job alerts; empty without a subscription. */
  interestedCategories: string[];
}

/** 401 `unauthenticated` without a session. */
export const getCurrentUser = defineEndpoint<NoVariables, UserProfile>({
  name: 'getCurrentUser',
  method: 'GET',
  template: '/api/user',
  tags: ['Session'],
});

/** Absent fields are not changed; null or blank clears a field, except `language`. The unchanged e-mail address is accepted. */
export type ProfileChanges = Partial<
  Pick<User, 'firstName' | 'lastName' | 'email' | 'location' | 'phone' | 'bio' | 'language'>
>;

/**
 * Returns the updated user. 403 `forbidden` for another user's id; 400 `email_read_only` for a changed e-mail address (see
 * `changeEmail`).
 */
export const updateUser = defineEndpoint<{ id: string }, UserProfile, ProfileChanges>({
  name: 'updateUser',
  method: 'PATCH',
  template: '/api/user/{id}',
});

/** Name of the form's file part in `uploadPicture`. */
export const picturePart = 'picture';

/**
 * `multipart/form-data` with a JPEG, PNG or WebP as `picture`. The picture is rotated by its orientation, cropped to a
 * square, stripped of metadata and resized. 400 `picture_missing`, 400 `picture_unreadable`, 413 `picture_too_large`.
 */
export const uploadPicture = defineEndpoint<NoVariables, User, FormData>({
  name: 'uploadPicture',
  method: 'PUT',
  template: '/api/account/picture',
});

/** Idempotent. */
export const removePicture = defineEndpoint<NoVariables, User>({
  name: 'removePicture',
  method: 'DELETE',
  template: '/api/account/picture',
});

/** Picture of the signed-in user, WebP. `v` is its version. 404 `picture_not_found`. */
export const getPicture = defineEndpoint<{ v?: string }, Blob>({
  name: 'getPicture',
  method: 'GET',
  template: '/api/account/picture{?v}',
});

/** Export of the signed-in user's data: a ZIP with a JSON file per record type, resumes and picture. 429 `too_many_requests`. */
export const exportOwnData = defineEndpoint<NoVariables, Blob>({
  name: 'exportOwnData',
  method: 'GET',
  template: '/api/account/export',
});

/**
 * Schedules the deletion of the account after `limits.deletionDays`; it can be canceled until then. Ends all other sessions
 * and mails the date. A repeated call does not change the date. 403 `password_wrong`.
 */
export const requestDeletion = defineEndpoint<NoVariables, User, { currentPassword: string }>({
  name: 'requestDeletion',
  method: 'POST',
  template: '/api/account/deletion',
});

/** Cancels the deletion. Idempotent. */
export const cancelDeletion = defineEndpoint<NoVariables, User>({
  name: 'cancelDeletion',
  method: 'DELETE',
  template: '/api/account/deletion',
});
