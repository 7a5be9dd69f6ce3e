import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acknowledgement, SignIn } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ServerConfig } from '../../../config/server.config.ts';
import { toId } from '../../../http/index.ts';
import { UserNotFoundError, UsersRepository } from '../../users/index.ts';
import { SignInNotFoundError } from '../auth.errors.ts';
import { SessionsRepository, type OpenSession, type SessionEntity } from './sessions.repository.ts';

const shape = /^[\w-]{43}$/;

/** Value of a new cookie: 256 random bits. */
export const newSessionToken = () => randomBytes(32).toString('base64url');

/** The stored hash of a token. */
export const sidOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Rejects malformed tokens without a query. */
const isSessionToken = (text: string | undefined): text is string => text !== undefined && shape.test(text);

const day = 86_400_000;

/** A session without use ends after this time. */
const idleMs = 30 * day;
/** A session in use ends after this time. The cookie has the same lifetime; the row decides. */
const absoluteMs = 180 * day;
/** Interval after which `seenAt` is updated: a fraction of the pause that ends a visit. */
const touchMs = 5 * 60_000;

function expiryOf({ signedInAt }: { signedInAt: string }, now: Date): Date {
  return new Date(Math.min(now.getTime() + idleMs, Date.parse(signedInAt) + absoluteMs));
}

const isDueForTouch = ({ seenAt }: { seenAt: string }, now: Date) => now.getTime() - Date.parse(seenAt) > touchMs;

/**
 * Sessions, read only by routes that require one (ADR 24: @fastify/session reads the table for every request with a
 * cookie and stores the cookie's value).
 */
@Injectable()
export class SessionsService {
  private readonly cookie;
  private readonly cookieName;

  constructor(
    private readonly sessions: SessionsRepository,
    { isSecure, sessionCookie }: ServerConfig,
  ) {
    this.cookieName = sessionCookie;
    this.cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  }

  /** The session of a request, or null. Extends the session. */
  async open(request: FastifyRequest): Promise<OpenSession | null> {
    const token = request.cookies[this.cookieName];
    if (!isSessionToken(token)) return null;
    const session = await this.sessions.find(sidOf(token));
    if (session === null) return null;
    await this.extend(session);
    return session;
  }

  /** Creates a session with a new id and ends the request's session, if any. */
  async begin(
    { id: userId }: { id: number },
    { secondFactor, manager }: { secondFactor: boolean; manager?: EntityManager },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.end(request, reply, manager);
    const token = newSessionToken();
    const now = new Date();
    const at = now.toISOString();
    const device = deviceOf(request.headers['user-agent']);
    const sess = { id: randomUUID(), userId, signedInAt: at, seenAt: at, ...device, secondFactor };
    await this.sessions.insert({ sid: sidOf(token), sess, expire: expiryOf(sess, now) }, manager);
    void reply.setCookie(this.cookieName, token, { ...this.cookie, maxAge: absoluteMs / 1000 });
  }

  /** Ends the session of a request, if any. */
  async end(request: FastifyRequest, reply: FastifyReply, manager?: EntityManager): Promise<void> {
    const token = request.cookies[this.cookieName];
    if (isSessionToken(token)) await this.sessions.delete(sidOf(token), manager);
    void reply.clearCookie(this.cookieName, this.cookie);
  }

  private async extend({ sid, content }: OpenSession): Promise<void> {
    const now = new Date();
    if (!isDueForTouch(content, now)) return;
    await this.sessions.touch(sid, { ...content, seenAt: now.toISOString() }, expiryOf(content, now));
  }
}

const maxUserAgent = 500;

/** Name of a device in the list of sign-ins. */
function deviceOf(userAgent = ''): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgent));
  return { browser: browser.name ?? null, system: os.name ?? null };
}

/** Lists the fields one by one, so that the hash of the cookie's value is not exposed. */
function toSignInResponse({ sid, sess }: SessionEntity, current: OpenSession): SignIn {
  const { id, browser, system, signedInAt, seenAt } = sess;
  return { id, browser, system, signedInAt, seenAt, isCurrent: sid === current.sid };
}

/** The sessions of a user. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly signedIn: SessionsService,
    private readonly users: UsersRepository,
  ) {}

  async list(current: OpenSession): Promise<SignIn[]> {
    const sessions = await this.sessions.list(current.user.id);
    const signIns = sessions.map((session) => toSignInResponse(session, current));
    return signIns.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws SignInNotFoundError, also for another user's session */
  async end(current: OpenSession, id: string): Promise<SignIn[]> {
    if (!(await this.sessions.deleteOf(current.user.id, id))) throw new SignInNotFoundError();
    return this.list(current);
  }

  /** For admins. The row lock waits for a concurrent sign-in. @throws UserNotFoundError */
  async endAllOf(userId: string): Promise<Acknowledgement> {
    const id = toId(userId);
    if (id === null) throw new UserNotFoundError();
    await this.users.inTransaction(async (manager) => {
      if ((await this.users.lock(id, manager)) === null) throw new UserNotFoundError();
      await this.sessions.deleteAllOf(id, null, manager);
    });
    return { success: true, message: 'All sessions of the user have ended.' };
  }

  async endAll(current: OpenSession, request: FastifyRequest, reply: FastifyReply): Promise<Acknowledgement> {
    await this.sessions.deleteAllOf(current.user.id);
    await this.signedIn.end(request, reply);
    return { success: true, message: 'All your sessions have ended.' };
  }
}
