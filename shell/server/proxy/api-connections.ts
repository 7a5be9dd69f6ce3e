import { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { getHealth } from 'shared-contracts';
import { Pool, type Dispatcher } from 'undici';
import { BufferedAnswer, type BufferBudget } from './buffered-answer.ts';
import { BufferedBody } from './request-body.ts';
import { SharedAnswers, type SharedAnswer } from './shared-answers.ts';

export interface ApiConnectionOptions {
  /** Connections for calls, for uploads, and for event streams, each in a separate pool. */
  calls: number;
  uploads: number;
  streams: number;
  /** Bytes from which a request counts as an upload. */
  smallBody: number;
  /** Bytes of one answer that wait in memory for a slow client. */
  bufferedAnswer: number;
  budget: BufferBudget;
}

type Request = Dispatcher.RequestOptions;
type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/** A check of the API's health does not wait for calls. */
const healthConnections = 4;

/** Bodies and answers are buffered, so that an idle or slow client does not occupy a connection to the API. */
export class ApiConnections {
  readonly #options: ApiConnectionOptions;
  readonly #calls: Pool;
  readonly #uploads: Pool;
  readonly #streams: Pool;
  readonly #health: Pool;
  readonly #shared: SharedAnswers;

  constructor(apiUrl: string, options: ApiConnectionOptions) {
    const pool = (connections: number, bodyTimeout: number) =>
      new Pool(apiUrl, { connections, pipelining: 1, keepAliveTimeout: 10_000, bodyTimeout });
    this.#options = options;
    this.#calls = pool(options.calls, 120_000);
    this.#uploads = pool(options.uploads, 120_000);
    this.#streams = pool(options.streams, 120_000);
    this.#health = pool(healthConnections, 120_000);
    this.#shared = new SharedAnswers((request) => this.#calls.request(request));
  }

  /** As @fastify/reply-from calls it. */
  request(request: Request, callback: Callback): void {
    const shared = this.#shared.request(request);
    if (shared === null) this.#forward(request, callback);
    else callbackify(async () => this.#toAnswer(await shared))(callback);
  }

  #forward(request: Request, callback: Callback): void {
    const { body } = request;
    const sent = body instanceof BufferedBody ? { ...request, body: body.bytes } : request;
    this.#poolOf(request).request(sent, (error, answer) => {
      if (error !== null) return callback(error, answer);
      return callback(null, { ...answer, body: this.#buffered(answer) as unknown as Dispatcher.ResponseData['body'] });
    });
  }

  /** A call of the HTML server itself. The answer is not buffered: the caller reads it immediately. */
  call(request: Request): Promise<Dispatcher.ResponseData> {
    return this.#calls.request(request);
  }

  #toAnswer({ status, headers, body }: SharedAnswer): Dispatcher.ResponseData {
    const stream = body === null ? Readable.from([]) : this.#counted(body.stream());
    return { statusCode: status, headers, body: stream } as unknown as Dispatcher.ResponseData;
  }

  /** A slow reader of a stored answer has one block in each of two buffers. */
  #counted(stream: Readable): Readable {
    const { budget } = this.#options;
    const transfer = { evict: () => stream.destroy(new Error('Too many answers wait for slow clients')) };
    budget.record(transfer, 2 * stream.readableHighWaterMark);
    return stream.once('close', () => budget.release(transfer));
  }

  async close(): Promise<void> {
    this.#shared.clear();
    const pools = [this.#calls, this.#uploads, this.#streams, this.#health];
    await Promise.all(pools.map((pool) => pool.destroy()));
  }

  #poolOf({ body, headers, path }: Request): Pool {
    if (path === getHealth.template) return this.#health;
    if (isEventStream((headers as Record<string, unknown>)['accept'])) return this.#streams;
    const isSmall = body instanceof BufferedBody && body.bytes.length <= this.#options.smallBody;
    return isSmall || !body ? this.#calls : this.#uploads;
  }

  /** Event streams have no end to wait for. */
  #buffered({ headers, body }: Dispatcher.ResponseData): Readable {
    const { bufferedAnswer, budget } = this.#options;
    return isEventStream(headers['content-type']) ? body : new BufferedAnswer(body, bufferedAnswer, budget);
  }
}

const isEventStream = (type: unknown) => typeof type === 'string' && type.includes('text/event-stream');
