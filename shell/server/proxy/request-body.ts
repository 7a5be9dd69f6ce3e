import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import type { ErrorCode } from 'shared-contracts';
import type { BufferBudget, BufferedTransfer } from './buffered-answer.ts';

/** A request body that has arrived completely. It is a stream because the proxy plugin forwards streams unchanged. */
export class BufferedBody extends Readable {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    super();
    this.bytes = bytes;
  }

  override _read(): void {
    this.push(this.bytes);
    this.push(null);
  }
}

class BodyError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;

  constructor(statusCode: number, code: ErrorCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/**
 * Collects a body. `settled` resolves with null if it is longer than `limit`; `chunks` then contains the bytes read.
 */
class BodyReader implements BufferedTransfer {
  readonly chunks: Buffer[] = [];
  readonly settled: Promise<Buffer | null>;
  readonly #budget: BufferBudget;
  #fail: (error: BodyError) => void = () => {};

  constructor(request: IncomingMessage, limit: number, budget: BufferBudget) {
    this.#budget = budget;
    this.settled = new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#read(request, limit, resolve);
    });
  }

  evict(): void {
    this.#fail(new BodyError(408, 'request_timeout', 'The body of the request takes too long'));
  }

  release(): void {
    this.#budget.release(this);
  }

  #read(request: IncomingMessage, limit: number, resolve: (bytes: Buffer | null) => void): void {
    let length = 0;
    const onData = (chunk: Buffer) => {
      this.chunks.push(chunk);
      length += chunk.length;
      this.#budget.record(this, length);
      if (length <= limit) return;
      request.pause().off('data', onData);
      resolve(null);
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(this.chunks, length)));
    request.once('close', () => this.#fail(new BodyError(400, 'bad_request', 'The body of the request ended early')));
    request.on('error', () => {});
  }
}

/** A buffered body. `release` frees its memory once the request is answered. */
export interface BufferedRequestBody {
  body: Promise<Readable>;
  release: () => void;
}

/**
 * Receives a body completely before the API is called, so that a slow sender does not occupy a connection to it. A body
 * of more than `limit` bytes is forwarded while it arrives: the API refuses it.
 */
export function bufferBody(request: IncomingMessage, limit: number, budget: BufferBudget): BufferedRequestBody {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    return { body: Promise.resolve(forwarded(request, [])), release: () => {} };
  }
  const reader = new BodyReader(request, limit, budget);
  const body = reader.settled.then((bytes) =>
    bytes === null ? forwarded(request, reader.chunks) : new BufferedBody(bytes),
  );
  return { body, release: () => reader.release() };
}

/** How long the API may take to refuse a request by its headers. */
const refusalMs = 250;

/**
 * The body as it arrives. After the first bytes it pauses for a refusal, since the answer of an API that closes its connection
 * while bytes still arrive may be lost. Once the API has answered, the rest is read and discarded, so that the client can read
 * the answer while it sends.
 */
function forwarded(request: IncomingMessage, first: readonly Buffer[]): Readable {
  const body = new PassThrough();
  for (const chunk of first) body.write(chunk);
  const onFirst = (chunk: Buffer) => {
    request.pause();
    body.write(chunk);
  };
  if (first.length === 0) request.once('data', onFirst);
  const pause = setTimeout(() => {
    request.off('data', onFirst);
    request.pipe(body);
  }, refusalMs);
  body.once('close', () => {
    clearTimeout(pause);
    request.unpipe(body);
    request.resume();
  });
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The client aborted the request'));
  });
  return body;
}

/** How long the rest of a refused body is read and discarded. */
const drainTimeoutMs = 30_000;

/**
 * The answer to a request with an incomplete body. It is sent immediately and ends with the request: closing a
 * connection while its client sends would discard the answer before the client has read it (RFC 9112 §9.6).
 */
export function untilRequestEnds(answer: Buffer, request: IncomingMessage): Readable {
  const ended = new Promise<void>((resolve) => {
    const late = setTimeout(resolve, drainTimeoutMs);
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    request.once('end', end).once('close', end);
    if (request.readableEnded || request.destroyed) end();
  });
  return Readable.from(
    (async function* () {
      yield answer;
      request.resume();
      await ended;
    })(),
    { objectMode: false },
  );
}
