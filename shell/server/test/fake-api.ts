import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Answers only when the connection is closed. */
  hangs?: boolean;
  /** The first piece of an answer that does not end. */
  stream?: string;
}

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A real HTTP server in the API's place: answers by path with query, notes what it was asked. */
export class FakeApi {
  readonly answers = new Map<string, FakeAnswer>();
  readonly seen: SeenRequest[] = [];
  /** Addresses of streams whose readers have gone. */
  readonly closed: string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));

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
    let body = '';
    for await (const part of request) body += String(part);
    const { method = '', url = '', headers } = request;
    this.seen.push({ method, url, headers, body });
    const missing: FakeAnswer = { status: 404, body: { error: 'not_found', message: 'no', code: 'not_found' } };
    const answer = this.answers.get(url) ?? missing;
    if (answer.hangs) return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
    if (answer.stream === undefined) return void response.end(JSON.stringify(answer.body));
    response.once('close', () => this.closed.push(url)).write(answer.stream);
  }
}
