import { negotiate } from '@fastify/accept-negotiator';

/** Encodings of compressed responses, the preferred one first. */
const encodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof encodings)[number];

/**
 * The compressed encodings that a client accepts, best first: by its quality values, then `br` before `gzip`. Empty if the response
 * has to be sent plain. Uses the library of `@fastify/compress`, so that both choose the same encoding.
 */
export function acceptedEncodings(header: string | string[] | undefined): ContentEncoding[] {
  const accepted = String(header ?? '')
    .toLowerCase()
    .replaceAll('x-gzip', 'gzip');
  const offered = encodings.filter((encoding) => !isRefused(encoding, accepted));
  const best = negotiate(accepted, offered);
  if (best === null) return [];
  const others = offered.filter((encoding) => encoding !== best);
  return [best, ...others.filter((encoding) => negotiate(accepted, [encoding]) !== null)];
}

/** `br;q=0, *` refuses `br`; the library would choose it for `*`. */
function isRefused(encoding: ContentEncoding, accepted: string): boolean {
  return accepted.includes(encoding) && negotiate(accepted.replaceAll('*', 'any'), [encoding]) === null;
}
