import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { limits } from 'shared-contracts';
import { AppError } from './app.errors.ts';
import { bodyLimit } from './fastify-adapter.service.ts';

/** Names that would change a prototype when the body is merged into another object, or break its conversion to text. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'toString']);

class MalformedJsonError extends AppError {
  constructor() {
    super(400, 'malformed_json', 'The body is not valid JSON.');
  }
}

/** The index after the string that starts before `from`, or the end of the body if it is not terminated. */
function afterString(body: string, from: number): number {
  for (let place = from; place < body.length; place += 1) {
    if (body[place] === '\\') place += 1;
    else if (body[place] === '"') return place + 1;
  }
  return body.length;
}

/** Checked in one pass, because code that prints, copies or compares a value recurses as deep as the value. */
function isTooDeep(body: string): boolean {
  let depth = 0;
  for (let place = 0; place < body.length;) {
    const sign = body[place];
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > limits.jsonDepth) return true;
    place = sign === '"' ? afterString(body, place + 1) : place + 1;
  }
  return false;
}

/** Parses JSON that PostgreSQL can store. An empty body is undefined. NUL characters, prototype names and deep nesting are rejected. */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return undefined;
  if (isTooDeep(body)) throw new MalformedJsonError();
  try {
    return JSON.parse(body, (key, value: unknown) => {
      if (forbiddenKeys.has(key) || (typeof value === 'string' && value.includes('\0'))) throw new MalformedJsonError();
      return value;
    });
  } catch {
    throw new MalformedJsonError();
  }
}

export function readJsonBodies(app: NestFastifyApplication): void {
  app.useBodyParser('application/json', { bodyLimit }, (_request, body, done) => {
    try {
      done(null, parseJson(body.toString('utf8')));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

const bytesConfig = 'bodyBytes';

/** Limits the body of the route to fewer bytes than other JSON. Implemented by `limitBodies`. */
export const LimitsBody = (bytes: number) => RouteConfig({ [bytesConfig]: bytes });

/** Call it before routes are added. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { [bytesConfig]: bytes } = (route.config ?? {}) as { [bytesConfig]?: number };
    if (bytes !== undefined) route.bodyLimit = bytes;
  });
}

const config = 'takesAnyBody';

/** The route ignores its body and accepts any content type, up to the size limit. Implemented by `takeAnyBodies`. */
export const TakesAnyBody = () => RouteConfig({ [config]: true });

/** Fastify rejects unknown and missing content types, so the body is treated as plain text. */
export function takeAnyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { [config]: takesAny } = (request.routeOptions.config ?? {}) as { [config]?: true };
    if (takesAny) request.raw.headers['content-type'] = 'text/plain';
    done();
  });
}
