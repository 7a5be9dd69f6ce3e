import type { FastifyReply, FastifyRequest } from 'fastify';
import { Documents } from './openapi/handler-docs.ts';

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
