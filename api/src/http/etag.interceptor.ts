import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, of, type Observable } from 'rxjs';
import { matchesEtag } from 'server-kit';
import { DataVersion } from '../database/data-version.cache.ts';
import { Documents } from './openapi/handler-docs.decorator.ts';

/** Documents a handler that uses `answerTagged`. */
export const DocumentsTag = () => Documents({ isConditional: true });

/**
 * Sets the ETag of a version. Responds with 304, without calling `body`, if the client has it. The tag is weak, because the response
 * is sent plain and compressed.
 */
export function answerTagged<Body>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  version: string,
  body: () => Body,
): Body | undefined {
  const tag = `W/"${version}"`;
  reply.header('etag', tag);
  if (!matchesEtag(request.headers['if-none-match'], tag)) return body();
  void reply.code(304);
  return undefined;
}

/** Responses also depend on the time ("featured until", "posted within"), so a version is valid for at most five minutes. */
const slotMs = 5 * 60_000;

/** Weak, because two responses of one version can differ in their time (`now`). */
function versionTag(version: string, now: number): string {
  return `W/"${version}-${Math.floor(now / slotMs)}"`;
}

@Injectable()
class VersionedInterceptor implements NestInterceptor {
  constructor(private readonly dataVersion: DataVersion) {}

  /** Reads the version before the data: a response can be newer than its tag, never older. */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const version = await this.dataVersion.current();
    const tag = versionTag(version, Date.now());
    reply.header('x-data-version', version).header('cache-control', 'public, no-cache');
    const known = request.headers['if-none-match'];
    const isKnown = matchesEtag(known, tag);
    const answer = (body?: unknown) => {
      reply.header('etag', tag);
      if (!isKnown) return body;
      void reply.code(304);
      return undefined;
    };
    // `*` matches an existing resource only; the handler throws for any other.
    return isKnown && known !== '*' ? of(answer()) : next.handle().pipe(map(answer));
  }
}

/** For controllers whose responses depend on the catalogue only: sends its version as ETag, and 304 without calling the handler. */
export const Versioned = () =>
  applyDecorators(
    UseInterceptors(VersionedInterceptor),
    Documents({ isConditional: true, answerHeaders: { 'X-Data-Version': 'Version of the catalogue' } }),
  );
