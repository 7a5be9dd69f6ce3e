import { defineEndpoint, type NoVariables } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { Instant, Integer } from './scalars.ts';

export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The signed-in person, as the browser may know them. */
export interface User {
  id: Integer;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  /** Address of the picture, which only its owner gets; null without one. */
  profilePicture: string | null;
  bio: string | null;
  location: string | null;
  /** Digits only. */
  phone: string | null;
  /** Of the mails to this user; pages are in the language that the browser has chosen. */
  language: Language;
  isVerified: boolean;
  /** The address that a change waits for: its mail has not been answered yet. */
  pendingEmail: string | null;
  hasSecondFactor: boolean;
  /** An admin who may do nothing as one before there is a second factor. */
  needsSecondFactor: boolean;
  /** When the account will be deleted; null: nobody asked for it. ISO 8601, UTC. */
  deletionDueAt: Instant | null;
  /** ISO 8601, UTC. */
  createdAt: Instant;
  /** ISO 8601, UTC. */
  updatedAt: Instant;
}

/** The user of the session: one read, which every page asks for. 401 `unauthenticated` without a session. */
export const getSession = defineEndpoint<NoVariables, User>({
  name: 'getSession',
  method: 'GET',
  template: '/api/session',
  tags: ['Session'],
});

/** A user with all fields of SPEC §3. */
export interface UserProfile extends User {
  /** Address of the default stored resume's file; null without one. */
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

/**
 * Absent fields stay as they are; null or blank empties one, other than `language`. The e-mail address may come along as it is.
 */
export type ProfileChanges = Partial<
  Pick<User, 'firstName' | 'lastName' | 'email' | 'location' | 'phone' | 'bio' | 'language'>
>;

/**
 * Answers the changed user. 403 `forbidden` for anybody else's id; 400 `email_read_only` for another address, which has a way
 * of its own (`changeEmail`).
 */
export const updateUser = defineEndpoint<{ id: string }, UserProfile, ProfileChanges>({
  name: 'updateUser',
  method: 'PATCH',
  template: '/api/user/{id}',
});

/** Name of the form's file part in `uploadPicture`. */
export const picturePart = 'picture';

/**
 * `multipart/form-data` with a JPEG, PNG or WebP as `picture`. It is turned upright, cut to a square, stripped of what the
 * camera wrote into it, and kept small. 400 `picture_missing`, 400 `picture_unreadable`, 413 `picture_too_large`.
 */
export const uploadPicture = defineEndpoint<NoVariables, User, FormData>({
  name: 'uploadPicture',
  method: 'PUT',
  template: '/api/account/picture',
});

/** None to remove is no error. */
export const removePicture = defineEndpoint<NoVariables, User>({
  name: 'removePicture',
  method: 'DELETE',
  template: '/api/account/picture',
});

/** The signed-in person's own picture, WebP; `v` changes with it. 404 `picture_not_found`. */
export const getPicture = defineEndpoint<{ v?: string }, Blob>({
  name: 'getPicture',
  method: 'GET',
  template: '/api/account/picture{?v}',
});
