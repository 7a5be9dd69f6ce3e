import { finished } from 'node:stream';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Access,
  accessMetadata,
  accountOf,
  type AnyEndpoint,
  auditedMetadata,
  endpointMetadata,
  isRead,
  targetOf,
} from '../../http/index.ts';
import { describeTarget } from './audit-event.format.ts';
import { AuditService } from './audit.service.ts';

/** Calls back when the response was sent or the client disconnected (`wentAway`), which Fastify's hooks do not report. */
function whenAnswered({ raw }: FastifyReply, then: (wentAway: boolean) => void): void {
  // `finished` adds two listeners. A streamed response has ten, Node's limit for its leak warning.
  raw.setMaxListeners(raw.getMaxListeners() + 2);
  finished(raw, (error) => then(error !== undefined && error !== null));
}

/**
 * Runs before all other guards and refuses no call. Audited calls are recorded after the response, with its status.
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
    if (this.isKept(context, request)) this.recordWhenAnswered(this.nameOf(context), request, http.getResponse());
    return true;
  }

  private isKept(context: ExecutionContext, request: FastifyRequest): boolean {
    const access = this.read(context, accessMetadata) as Access | undefined;
    const isAdmins = access?.kind === 'authenticated' && access.role === 'admin';
    return (isAdmins && !isRead(request)) || this.read(context, auditedMetadata) === true;
  }

  private nameOf(context: ExecutionContext): string {
    const endpoint = this.read(context, endpointMetadata) as AnyEndpoint | undefined;
    return endpoint?.name ?? `${context.getClass().name}.${context.getHandler().name}`;
  }

  private recordWhenAnswered(what: string, request: FastifyRequest, reply: FastifyReply): void {
    whenAnswered(reply, (wentAway) => {
      const statusCode = wentAway ? null : reply.statusCode;
      const event = { actorId: accountOf(request), what, ...describeTarget(targetOf(request)), statusCode };
      this.audit.record({ ...event, requestId: request.id }, request.log);
    });
  }

  private read(context: ExecutionContext, key: string): unknown {
    return this.reflector.getAllAndOverride<unknown>(key, [context.getHandler(), context.getClass()]);
  }
}
