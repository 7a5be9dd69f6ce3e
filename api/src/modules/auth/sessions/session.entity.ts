import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a session holds. */
export interface SessionContent {
  /** UUID by which its owner can end it; not what the cookie holds. */
  id: string;
  userId: number;
  /** ISO 8601. */
  signedInAt: string;
  /** ISO 8601; up to an hour old. */
  seenAt: string;
  browser: string | null;
  system: string | null;
  /** Whether it was begun with a second factor, or has proved one since. */
  secondFactor: boolean;
}

@Entity('sessions')
export class SessionEntity {
  /** Hash of the cookie: who reads this table cannot sign in with it. */
  @PrimaryColumn('text')
  sid!: string;

  @Column('jsonb')
  sess!: SessionContent;

  @Column('timestamptz')
  expire!: Date;

  /** Of `sess`, by the database. */
  @Column({ type: 'int', name: 'user_id', insert: false, update: false })
  userId!: number;
}
