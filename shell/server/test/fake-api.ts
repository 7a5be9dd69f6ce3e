import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string | string[]>;
  /** Does not answer before the connection is closed. */
  hangs?: boolean;
  /** Answers once it has resolved. */
  waits?: Promise<void>;
  /** Answers from the headers alone, and reads no body. */
  early?: boolean;
  /** Answers 304 to a request that has the answer's `etag`. */
  isConditional?: boolean;
  /** The first piece of an answer that does not end. */
  stream?: string;
}

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP server in place of the API: answers by path with query, and records its requests. */
export class FakeApi {
  readonly answers = new Map<string, FakeAnswer>();
  readonly seen: SeenRequest[] = [];
  /** Addresses of streams that were closed by their readers. */
  readonly closed: string[] = [];
  /** Number of connections that were opened. */
  connections = 0;
  readonly #server = createServer({ keepAliveTimeout: 0 }, (request, response) => void this.#answer(request, response));

  constructor() {
    this.#server.on('connection', () => (this.connections += 1));
  }

  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(port, '127.0.0.1', resolve));
    return this.url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  asked(path: string): SeenRequest[] {
    return this.seen.filter(({ url }) => url === path);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    let body = '';
    if (this.answers.get(url)?.early !== true) for await (const part of request) body += String(part);
    this.seen.push({ method, url, headers, body });
    const missing: FakeAnswer = { status: 404, body: { error: 'not_found', message: 'no', code: 'not_found' } };
    const answer = this.answers.get(url) ?? missing;
    if (answer.hangs) return;
    await answer.waits;
    const isKnown = answer.isConditional && headers['if-none-match'] === answer.headers?.['etag'];
    if (isKnown) return void response.writeHead(304, answer.headers).end();
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    if (answer.stream === undefined) return void response.end(JSON.stringify(answer.body));
    response.once('close', () => this.closed.push(url)).write(answer.stream);
  }
}
