import { Injectable } from '@nestjs/common';
import { visitPauseMinutes } from 'shared-contracts';
import { Column, DataSource, Entity, MoreThan, Not, PrimaryColumn, type EntityManager } from 'typeorm';
import { UserEntity } from '../../users/index.ts';

/** Content of a session. */
interface SessionContent {
  /** UUID by which its owner can end it; not the cookie's value. */
  id: string;
  userId: number;
  /** ISO 8601. */
  signedInAt: string;
  /** ISO 8601; up to five minutes old. */
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

/** A valid session and its user. */
export interface OpenSession {
  sid: string;
  content: SessionContent;
  user: UserEntity;
}

type WithUser = SessionEntity & { user: UserEntity };

/** A request after a pause begins a visit. */
const see = `
  update users set seen_at = $2::timestamptz, idle_warned_at = null,
    last_visit_at = case when seen_at < $2::timestamptz - interval '${visitPauseMinutes} minutes' then seen_at else last_visit_at end
  where id = $1`;

/** Sessions. Methods that end sessions take the manager of the caller's transaction. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly database: DataSource) {}

  /** Null: unknown or expired. */
  async find(sid: string): Promise<OpenSession | null> {
    const found = await this.sessions
      .createQueryBuilder('s')
      .innerJoinAndMapOne('s.user', UserEntity, 'u', 'u.id = s.userId')
      .where('s.sid = :sid and s.expire > :now', { sid, now: new Date() })
      .getOne();
    if (found === null) return null;
    const { sess: content, user } = found as WithUser;
    return { sid, content, user };
  }

  /** Also updates the user's `seenAt`. */
  async insert(session: Pick<SessionEntity, 'sid' | 'sess' | 'expire'>, manager = this.database.manager) {
    await manager.query(see, [session.sess.userId, session.sess.seenAt]);
    await manager.insert(SessionEntity, session);
  }

  /**
   * Extends a session and updates the user's `seenAt`. Locks the user's row before the session's, in the same order as the
   * methods that end sessions, to prevent deadlocks.
   */
  async touch(sid: string, content: SessionContent, expire: Date): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(see, [content.userId, content.seenAt]);
      const { seenAt } = content;
      await manager.query('update sessions set sess = sess || $2::jsonb, expire = $3 where sid = $1', [
        sid,
        { seenAt },
        expire,
      ]);
    });
  }

  async change(sid: string, changes: Partial<SessionContent>, manager: EntityManager): Promise<void> {
    await manager.query('update sessions set sess = sess || $2::jsonb where sid = $1', [sid, changes]);
  }

  async delete(sid: string, manager = this.database.manager): Promise<void> {
    await manager.delete(SessionEntity, { sid });
  }

  /** Deletes a session of the user by its public id. Returns whether it existed. */
  async deleteOf(userId: number, id: string): Promise<boolean> {
    const { affected } = await this.sessions
      .createQueryBuilder()
      .delete()
      .where(`user_id = :userId and sess ->> 'id' = :id`, { userId, id })
      .execute();
    return affected === 1;
  }

  /** All sessions of a user, or all but one. */
  async deleteAllOf(userId: number, except: string | null = null, manager: EntityManager = this.database.manager) {
    await manager.delete(SessionEntity, except === null ? { userId } : { userId, sid: Not(except) });
  }

  /** Valid sessions, latest `seenAt` first. */
  list(userId: number): Promise<SessionEntity[]> {
    return this.sessions
      .createQueryBuilder('s')
      .where({ userId, expire: MoreThan(new Date()) })
      .orderBy(`s.sess ->> 'seenAt'`, 'DESC')
      .getMany();
  }

  private get sessions() {
    return this.database.getRepository(SessionEntity);
  }
}
