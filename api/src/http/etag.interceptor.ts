import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { of, tap, type Observable } from 'rxjs';
import { DataVersion } from './data-version.port.ts';
import { Documents } from './openapi/handler-docs.decorator.ts';

/** Documents a handler that uses `answerTagged`. */
export const DocumentsTag = () => Documents({ isConditional: true });

/** Whether `If-None-Match` names this tag, by the weak comparison of RFC 9110 §13.1.2: proxies weaken the tags of what they compress. */
export function alreadyHas(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => strengthened(one.trim())) ?? [];
  return known.includes(strengthened(tag));
}

const strengthened = (tag: string) => (tag.startsWith('W/') ? tag.slice(2) : tag);

/**
 * An answer with the version of what it tells; 304 for who has it already, and its body is never made. Weak, because it is sent plain
 * and compressed.
 */
export function answerTagged<Body>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  version: string,
  body: () => Body,
): Body | undefined {
  const tag = `W/"${version}"`;
  reply.header('etag', tag);
  if (!alreadyHas(request, tag)) return body();
  void reply.code(304);
  return undefined;
}

/** Answers also move with the clock ("featured until", "posted within"): a version counts for five minutes at most. */
const slotMs = 5 * 60_000;

/** Weak, because two answers of one version differ in their clock (`now`) and in nothing else. */
function versionTag(version: string, now: number): string {
  return `W/"${version}-${Math.floor(now / slotMs)}"`;
}

@Injectable()
class VersionedInterceptor implements NestInterceptor {
  constructor(private readonly dataVersion: DataVersion) {}

  /** The version is read before the data: an answer may be newer than its tag, never older. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const version = await this.dataVersion.current();
    const tag = versionTag(version, Date.now());
    reply.header('x-data-version', version).header('cache-control', 'public, no-cache');
    if (alreadyHas(request, tag)) {
      void reply.code(304).header('etag', tag);
      return of(undefined);
    }
    return next.handle().pipe(tap(() => void reply.header('etag', tag)));
  }
}

/** Answers of this controller depend on the catalogue alone: they carry its version, and 304 spares all the work. */
export const Versioned = () =>
  applyDecorators(
    UseInterceptors(VersionedInterceptor),
    Documents({ isConditional: true, answerHeaders: { 'X-Data-Version': 'Version of the catalogue' } }),
  );
