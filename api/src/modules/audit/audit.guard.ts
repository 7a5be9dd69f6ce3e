import { finished } from 'node:stream';
import { Injectable, type CanActivate, type ExecutionContext, type OnApplicationShutdown } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import {
  type Access,
  accessMetadata,
  accountOf,
  type AnyEndpoint,
  auditedMetadata,
  endpointMetadata,
  isRead,
  type Target,
  targetOf,
  toId,
} from '../../http/index.ts';
import { type AuditEvent, AuditEventsRepository } from './audit-events.repository.ts';

/** Writes a log line for each event, and a row for events of known accounts. */
@Injectable()
export class AuditService implements OnApplicationShutdown {
  private readonly pending = new Set<Promise<void>>();

  constructor(private readonly events: AuditEventsRepository) {}

  /** Runs after the response, so that it delays no call. A failure is logged. */
  record(event: AuditEvent, log: FastifyBaseLogger): void {
    log.info({ audit: true, ...event }, 'audit');
    // Without a known account (no session, or an unknown user name) no row is stored.
    if (event.actorId === null) return;
    const stored = this.events
      .insert(event)
      .catch((err: unknown) => log.error({ audit: true, err }, 'an audit event could not be stored'))
      .finally(() => this.pending.delete(stored));
    this.pending.add(stored);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.pending);
  }
}

/** Numbers and ids only; other text of an address is not stored. */
const plain = /^[\w-]{1,64}$/;

/** The account is separate from other targets, so that its id is deleted with it. */
function describeTarget({ userId, ...things }: Target): Pick<AuditEvent, 'target' | 'subjectId'> {
  const named = Object.entries(things).map(([name, id]) => `${name}=${plain.test(String(id)) ? id : '?'}`);
  return {
    target: named.length === 0 ? null : named.join(' '),
    subjectId: userId === undefined ? null : toId(String(userId)),
  };
}

/** Calls back when the response was sent or the client disconnected (`isDisconnected`), which Fastify's hooks do not report. */
function whenAnswered({ raw }: FastifyReply, then: (isDisconnected: boolean) => void): void {
  // `finished` adds two listeners. A streamed response has ten, Node's limit for its leak warning.
  raw.setMaxListeners(raw.getMaxListeners() + 2);
  finished(raw, (error) => then(error !== undefined && error !== null));
}

/**
 * Runs before all other guards and rejects no call. Audited calls are recorded after the response, with its status.
 */
@Injectable()
export class AuditGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditService,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (this.isAudited(context, request)) this.recordWhenAnswered(this.nameOf(context), request, http.getResponse());
    return true;
  }

  private isAudited(context: ExecutionContext, request: FastifyRequest): boolean {
    const access = this.read(context, accessMetadata) as Access | undefined;
    const isAdmins = access?.kind === 'authenticated' && access.role === 'admin';
    return (isAdmins && !isRead(request)) || this.read(context, auditedMetadata) === true;
  }

  private nameOf(context: ExecutionContext): string {
    const endpoint = this.read(context, endpointMetadata) as AnyEndpoint | undefined;
    return endpoint?.name ?? `${context.getClass().name}.${context.getHandler().name}`;
  }

  private recordWhenAnswered(what: string, request: FastifyRequest, reply: FastifyReply): void {
    whenAnswered(reply, (isDisconnected) => {
      const statusCode = isDisconnected ? null : reply.statusCode;
      const event = { actorId: accountOf(request), what, ...describeTarget(targetOf(request)), statusCode };
      this.audit.record({ ...event, requestId: request.id }, request.log);
    });
  }

  private read(context: ExecutionContext, key: string): unknown {
    return this.reflector.getAllAndOverride<unknown>(key, [context.getHandler(), context.getClass()]);
  }
}
