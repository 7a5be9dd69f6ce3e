import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app.errors.ts';

/** Lengths in UTF-16 code units. Schemas count characters (up to two units each) and remove whitespace, so these limits are larger. */
export const inputLimits = {
  /** Names of fields and parameters. */
  name: 200,
  /** One parameter of the query. */
  parameter: 3_000,
  /** One text of a body: twice the 5,000 characters of the longest message, plus whitespace. */
  text: 11_000,
  /** One text of a job's body. */
  longText: 100 * 1024,
  /** One header that this process reads. */
  header: 1_000,
  /** A header that proxies and other applications of the domain extend. */
  longHeader: 8_000,
  /** Nesting of values. */
  depth: 20,
} as const;

/** Headers that the API and its libraries read. input-limits.test.ts compares them with the sources. */
export const readHeaders = [
  'accept',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'content-type',
  'host',
  'idempotency-key',
  'if-none-match',
  'origin',
  'purpose',
  'sec-fetch-site',
  'sec-purpose',
  'user-agent',
  'x-applicant-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
] as const;

/** Headers with the limit `longHeader`. */
const longHeaders = ['authorization', 'cookie'];

const longTexts = 'takesLongTexts';

/** Allows texts of up to 100 KB in the route's body. */
export const TakesLongTexts = () => RouteConfig({ [longTexts]: true });

class TooLongInputError extends AppError {
  override readonly name = 'TooLongInputError';

  /** @param name of the field, parameter or header */
  constructor(name: string) {
    const field = name.slice(0, inputLimits.name);
    super(400, 'bad_request', 'A value is too long or nested too deep.', { [field]: 'validation.tooLong' });
  }
}

/**
 * Rejects input that is longer or deeper than any schema accepts, before guards, pipes and handlers run: parameters and headers when a
 * request arrives, the body after parsing. Form parts have separate limits (`uploads.parser.ts`).
 */
export function limitInput(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(tooLongHeader(request) ?? tooLongValue(request.query, inputLimits.parameter));
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { [longTexts]: isLong } = (request.routeOptions.config ?? {}) as { [longTexts]?: true };
    const limit = isLong ? inputLimits.longText : inputLimits.text;
    // A text body is not read by a schema.
    done(typeof request.body === 'string' ? undefined : tooLongValue(request.body, limit));
  });
}

function tooLongHeader({ headers }: FastifyRequest): TooLongInputError | undefined {
  const isTooLong = (name: string, limit: number) => String(headers[name] ?? '').length > limit;
  const found =
    readHeaders.find((name) => isTooLong(name, inputLimits.header)) ??
    longHeaders.find((name) => isTooLong(name, inputLimits.longHeader));
  return found === undefined ? undefined : new TooLongInputError(found);
}

/** Checks all names and texts of a value. Bytes and upload streams are skipped. */
function tooLongValue(value: unknown, limit: number): TooLongInputError | undefined {
  const field = tooLongField(value, limit, 'request', 0);
  return field === null ? undefined : new TooLongInputError(field);
}

/** The name of the first field that is too long, at any depth, or null. */
function tooLongField(value: unknown, limit: number, name: string, depth: number): string | null {
  if (typeof value === 'string') return value.length > limit ? name : null;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null;
  if (depth >= inputLimits.depth) return name;
  for (const [key, inner] of Object.entries(value)) {
    if (key.length > inputLimits.name) return name;
    const field = depth === 0 ? key : name;
    const found = tooLongField(inner, limit, field, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
