import { finished, PassThrough, type Readable } from 'node:stream';
import {
  applyDecorators,
  createParamDecorator,
  UnsupportedMediaTypeException,
  type ExecutionContext,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { uploadType } from 'shared-contracts';
import { Documents } from './openapi/handler-docs.decorator.ts';

const config = 'takesBytes';

/** The body of the route is a file, which the handler reads with `ByteStream`. */
export const TakesBytes = () => applyDecorators(RouteConfig({ [config]: true }), Documents({ bytes: uploadType }));

const bodies = new WeakMap<FastifyRequest, Readable>();

/** The body of a `TakesBytes` route. The handler limits its size. 415 for another content type. */
export const ByteStream = createParamDecorator((_: unknown, context: ExecutionContext): Readable => {
  const http = context.switchToHttp();
  const payload = bodies.get(http.getRequest<FastifyRequest>());
  if (payload === undefined) throw new UnsupportedMediaTypeException();
  const body = withoutConnection(payload);
  http.getResponse<FastifyReply>().raw.once('finish', () => body.destroy());
  return body;
});

/** Accepts files for `TakesBytes` routes only. Call it before routes are added. */
export function acceptByteStreams(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(uploadType, (request: FastifyRequest, payload: Readable, done) => {
    const { [config]: takesBytes } = (request.routeOptions.config ?? {}) as { [config]?: true };
    if (takesBytes !== true) return done(new UnsupportedMediaTypeException());
    bodies.set(request, payload);
    done(null, undefined);
  });
}

/** A stream that can be destroyed without the connection, which has to carry the response. The rest of the body is discarded. */
function withoutConnection(payload: Readable): Readable {
  const body = new PassThrough();
  finished(payload, (error) => {
    if (error) body.destroy(error);
  });
  // There is no other listener if the handler does not read it.
  body.on('error', () => {});
  body.once('close', () => payload.resume());
  return payload.pipe(body);
}
