import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Content of a session. */
export interface SessionContent {
  /** UUID by which its owner can end it; not the cookie's value. */
  id: string;
  userId: number;
  /** ISO 8601. */
  signedInAt: string;
  /** ISO 8601; up to an hour old. */
  seenAt: string;
  browser: string | null;
  system: string | null;
  /** Whether the second factor was verified at the sign-in or since. */
  secondFactor: boolean;
}

@Entity('sessions')
export class SessionEntity {
  /** Hash of the cookie's value, so that read access to the table does not allow signing in. */
  @PrimaryColumn('text')
  sid!: string;

  @Column('jsonb')
  sess!: SessionContent;

  @Column('timestamptz')
  expire!: Date;

  /** Generated from `sess` by the database. */
  @Column({ type: 'int', name: 'user_id', insert: false, update: false })
  userId!: number;
}
