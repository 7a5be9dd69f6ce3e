import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routePath } from 'shared-contracts';
import { describeOperation, type Operation } from '../../src/http/openapi/operation.schema.ts';
import { registeredRoutes } from '../../src/http/openapi/registered-routes.parser.ts';
import { differences } from './answer-differences.ts';
import { AnswerValidator } from './answer-validator.ts';

/** `GET /api/jobs/:id` → the operation, described when it is first asked for: most test files call few of them. */
function operationsByRoute(app: NestFastifyApplication): (route: string) => Operation | undefined {
  const described = new Map<string, Operation>();
  const routes = new Map<string, () => Operation>();
  for (const route of registeredRoutes(app)) {
    const { endpoint } = route;
    if (endpoint === undefined) continue;
    routes.set(`${endpoint.method} ${routePath(endpoint.template)}`, () => describeOperation(endpoint, route));
  }
  return (name) => {
    const operation = described.get(name) ?? routes.get(name)?.();
    if (operation !== undefined) described.set(name, operation);
    return operation;
  };
}

/** Made at the first answer, when the app has all its routes. */
function createCheck(app: NestFastifyApplication) {
  const validator = new AnswerValidator();
  const operationOf = operationsByRoute(app);
  return ({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply, body: string | null): void => {
    const operation = operationOf(`${method} ${routeOptions.url}`);
    if (operation === undefined) return;
    const problem = validator.problemOfAnswer(operation, statusCode, body);
    if (problem === null) return;
    differences.push(`${operation.operationId}, ${statusCode}: ${problem}\n  ${body?.slice(0, 500) ?? ''}`);
  };
}

const isJson = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '').startsWith('application/json');

function decode(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** The same stream, whose whole content is handed over at its end. */
async function* observed(stream: Readable, atEnd: (content: Buffer) => void): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk as Uint8Array | string);
    chunks.push(bytes);
    yield bytes;
  }
  atEnd(Buffer.concat(chunks));
}

/**
 * Compares each answer of a documented route with the app's own OpenAPI document; a difference fails the test. Call it before
 * `prepareApp`, so that it sees bodies before they are compressed.
 */
export function checkAnswers(app: NestFastifyApplication): void {
  let check: ReturnType<typeof createCheck> | undefined;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    if (request.is404 || request.method === 'HEAD') return payload;
    check ??= createCheck(app);
    const compare = (body: string | null) => check?.(request, reply, body);
    // As of now: what is plain here may be compressed by a later hook.
    const encoding = reply.getHeader('content-encoding');
    const read = (bytes: Buffer) => compare(decode(bytes, encoding));
    if (!isJson(reply)) compare(null);
    else if (payload instanceof Readable) return Readable.from(observed(payload, read), { objectMode: false });
    else if (Buffer.isBuffer(payload)) read(payload);
    else compare(typeof payload === 'string' ? payload : null);
    return payload;
  });
}
