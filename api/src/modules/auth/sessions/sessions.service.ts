import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { ServerConfig } from '../../../config/server.config.ts';
import { absoluteMs, expiryOf, isDueForTouch } from './session-lifetime.ts';
import { isSessionToken, newSessionToken, sessionCookie, sidOf } from './session-token.ts';
import { SessionsRepository, type OpenSession } from './sessions.repository.ts';

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
    { isSecure }: ServerConfig,
  ) {
    this.cookieName = sessionCookie(isSecure);
    this.cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  }

  /** Whose session the request brings, or null. One that is used goes on. */
  async open(request: FastifyRequest): Promise<OpenSession | null> {
    const token = request.cookies[this.cookieName];
    if (!isSessionToken(token)) return null;
    const session = await this.sessions.find(sidOf(token));
    if (session === null) return null;
    await this.goOn(session);
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

  /** Also of who has none. */
  async end(request: FastifyRequest, reply: FastifyReply, manager?: EntityManager): Promise<void> {
    const token = request.cookies[this.cookieName];
    if (isSessionToken(token)) await this.sessions.delete(sidOf(token), manager);
    void reply.clearCookie(this.cookieName, this.cookie);
  }

  private async goOn({ sid, content }: OpenSession): Promise<void> {
    const now = new Date();
    if (!isDueForTouch(content, now)) return;
    await this.sessions.touch(sid, { ...content, seenAt: now.toISOString() }, expiryOf(content, now));
  }
}

const maxUserAgent = 500;

/** What the list of sign-ins calls a device. */
function deviceOf(userAgent = ''): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgent));
  return { browser: browser.name ?? null, system: os.name ?? null };
}
