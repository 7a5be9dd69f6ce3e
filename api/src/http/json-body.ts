import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { bodyLimit } from './adapter.ts';
import { AppError } from './app-error.ts';

/** Names that would reach into a prototype once the body is merged into another object, or break whoever reads one as text. */
const poisoned = new Set(['__proto__', 'constructor', 'toString']);

class MalformedJsonError extends AppError {
  constructor() {
    super(400, 'malformed_json', 'The body is not valid JSON.');
  }
}

/** JSON that PostgreSQL can store: an empty body is no body, NUL characters and prototype names are refused. */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return undefined;
  try {
    return JSON.parse(body, (key, value: unknown) => {
      if (poisoned.has(key) || (typeof value === 'string' && value.includes('\0'))) throw new MalformedJsonError();
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
