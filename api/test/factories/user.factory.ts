import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { newSessionToken, sidOf } from '../../src/modules/auth/index.ts';
import { insertRow } from './insert-row.ts';
import { nextSerial } from './seed.ts';

/** Columns of `users` that tests set. */
export interface UserRow {
  username: string;
  email: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  role: 'user' | 'admin';
  phone: string | null;
  location: string | null;
  bio: string | null;
  language: 'pt' | 'en';
  is_verified: boolean;
  /** Absent in databases of older migrations. */
  address_linked_at?: Date | null;
  second_factor_since: Date | null;
  deletion_due_at: Date | null;
  seen_at: Date;
  created_at: Date;
}

export type SavedUser = UserRow & { id: number };

/** A verified user who is not stored, with an unknown password. */
export function buildUser(overrides: Partial<UserRow> = {}): UserRow {
  const serial = nextSerial();
  const now = new Date();
  return {
    username: `pessoa${serial}`,
    email: `pessoa${serial}@example.com`,
    password_hash: 'nobody-knows-it',
    first_name: 'Ana',
    last_name: 'Sá',
    role: 'user',
    phone: null,
    location: null,
    bio: null,
    language: 'pt',
    is_verified: true,
    second_factor_since: null,
    deletion_due_at: null,
    seen_at: now,
    created_at: now,
    ...overrides,
  };
}

export function saveUser(database: DataSource, overrides: Partial<UserRow> = {}): Promise<SavedUser> {
  return insertRow(database, 'users', buildUser(overrides));
}

export interface SessionOptions {
  secondFactor?: boolean;
  seenAt?: Date;
  expire?: Date;
}

/** Stores a session of a stored user, and returns its cookies. */
export async function saveSession(
  database: DataSource,
  userId: number,
  { secondFactor = false, seenAt = new Date(), expire = new Date(Date.now() + 3_600_000) }: SessionOptions = {},
): Promise<{ sid: string }> {
  const token = newSessionToken();
  const at = seenAt.toISOString();
  const sess = { id: randomUUID(), userId, signedInAt: at, seenAt: at, browser: null, system: null, secondFactor };
  await database.query('insert into sessions (sid, sess, expire) values ($1, $2, $3)', [sidOf(token), sess, expire]);
  return { sid: token };
}

/** A new stored user with a session. */
export async function saveSignedIn(database: DataSource, overrides: Partial<UserRow> = {}) {
  const user = await saveUser(database, overrides);
  return { user, cookies: await saveSession(database, user.id) };
}
