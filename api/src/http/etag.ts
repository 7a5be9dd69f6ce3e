import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the caller's own copy is of this version. */
export function alreadyHas(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  return known.includes(tag);
}

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
