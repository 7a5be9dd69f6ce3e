import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { routePath } from 'shared-contracts';
import { describeOperation, type Operation } from '../../src/http/openapi/operation.schema.ts';
import { registeredRoutes } from '../../src/http/openapi/registered-routes.parser.ts';
import { differences } from './answer-differences.ts';
import { AnswerValidator } from './answer-validator.ts';

/**
 * Maps a route such as `GET /api/jobs/:id` to its operation. Operations are described at their first use, because
 * most test files call few of them.
 */
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

const validator = new AnswerValidator();

/** Created at the first response, when all routes are registered. */
function createCheck(app: NestFastifyApplication) {
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

/** Passes a stream through, and calls `atEnd` with its whole content. */
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
 * Compares each response of a documented route with the app's own OpenAPI document; a difference fails the test. Call it before
 * `prepareApp`, so that it sees bodies before they are compressed.
 */
export function checkAnswers(app: NestFastifyApplication): void {
  let check: ReturnType<typeof createCheck> | undefined;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    if (request.is404 || request.method === 'HEAD') return payload;
    check ??= createCheck(app);
    const compare = (body: string | null) => check?.(request, reply, body);
    // Read here, because a later hook may compress the body.
    const encoding = reply.getHeader('content-encoding');
    const read = (bytes: Buffer) => compare(decode(bytes, encoding));
    if (!isJson(reply)) compare(null);
    else if (payload instanceof Readable) return Readable.from(observed(payload, read), { objectMode: false });
    else if (Buffer.isBuffer(payload)) read(payload);
    else compare(typeof payload === 'string' ? payload : null);
    return payload;
  });
}
