import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from '../world/page.ts';
import { sendError } from './errors.ts';

export interface ListQuery {
  cursor?: string;
  limit?: string;
}

const text = { type: 'string' } as const;

/** Repeated parameters are refused. */
export const listQuerySchema = {
  querystring: { type: 'object', properties: { cursor: text, limit: text, updatedSince: text } },
} as const;

export interface ListSource<T> {
  /** Identifies the list and its filter; a cursor is valid for one list only. */
  name: string;
  /** Identifies the version of the entries. */
  snapshot: string;
  entries: readonly T[];
  keyOf: (entry: T) => [number, number];
  jsonOf: (entry: T) => Buffer;
  defaultLimit: number;
  maxLimit: number;
  stopAfterPages: number | null;
}

/** Responds with one page as `{ snapshot, total, data, next }`, or with 304 if the first page has not changed. */
export function sendList<T>(
  request: FastifyRequest<{ Querystring: ListQuery }>,
  reply: FastifyReply,
  source: ListSource<T>,
): FastifyReply {
  const { cursor } = request.query;
  const limit = readLimit(request.query.limit, source);
  if (limit === null) return sendError(reply, 400, `limit must be a whole number from 1 to ${source.maxLimit}`);
  const { name: list, stopAfterPages } = source;
  const page = pageOf(source.entries, source.keyOf, { list, cursor, limit, stopAfterPages });
  if (page === null) return sendError(reply, 400, 'The cursor is not valid for this list');
  if (cursor === undefined) {
    const tag = `"${source.name}-${source.snapshot}"`;
    void reply.header('etag', tag);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  const head = JSON.stringify({ snapshot: source.snapshot, total: source.entries.length }).slice(0, -1);
  const tail = `],"next":${JSON.stringify(page.next)}}`;
  return reply
    .header('cache-control', 'no-cache')
    .type('application/json; charset=utf-8')
    .send(joined(`${head},"data":[`, page.entries.map(source.jsonOf), tail));
}

const comma = Buffer.from(',');

function joined(head: string, entries: readonly Buffer[], tail: string): Buffer {
  const separated = entries.flatMap((entry, index) => (index === 0 ? [entry] : [comma, entry]));
  return Buffer.concat([Buffer.from(head), ...separated, Buffer.from(tail)]);
}

function readLimit(
  given: string | undefined,
  { defaultLimit, maxLimit }: { defaultLimit: number; maxLimit: number },
): number | null {
  if (given === undefined) return defaultLimit;
  const limit = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  return limit >= 1 && limit <= maxLimit ? limit : null;
}

function isKnown(header: string | undefined, tag: string): boolean {
  const known = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
