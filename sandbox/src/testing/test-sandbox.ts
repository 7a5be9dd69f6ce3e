import type { FastifyInstance } from 'fastify';
import { buildSandbox, type SandboxOptions } from '../server.ts';
import type { WireJob } from '../generation/job-records.ts';

/** Token of a `TestSandbox`. */
export const testToken = 'token-of-the-test';

/** The current time of a `TestSandbox`, a Friday afternoon. */
export const testNow = Date.parse('2026-11-20T15:30:00Z');

export interface Envelope<T> {
  snapshot: string;
  total: number;
  data: T[];
  next: string | null;
}

/** A sandbox that is called without a network. */
export class TestSandbox {
  readonly server: FastifyInstance;
  readonly clock: { now: number };

  private constructor(server: FastifyInstance, clock: { now: number }) {
    this.server = server;
    this.clock = clock;
  }

  static async start(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
    const clock = { now: testNow };
    return new TestSandbox(
      await buildSandbox({ token: testToken, jobs: 200, now: () => clock.now, ...options }),
      clock,
    );
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.server.inject({ url, headers: { authorization: `Bearer ${testToken}`, ...headers } });
  }

  post(url: string, payload: unknown, headers: Record<string, string> = {}) {
    return this.#send('POST', url, payload, headers);
  }

  put(url: string, payload: unknown) {
    return this.#send('PUT', url, payload, {});
  }

  #send(method: 'POST' | 'PUT', url: string, payload: unknown, headers: Record<string, string>) {
    const body = JSON.stringify(payload);
    const all = { authorization: `Bearer ${testToken}`, 'content-type': 'application/json', ...headers };
    return this.server.inject({ method, url, payload: body, headers: all });
  }

  /** Settings of `POST /_sandbox`. */
  async set(settings: object): Promise<void> {
    await this.post('/_sandbox', settings);
  }

  /** All pages of a list, beginning with `url`. */
  async readAll<T = WireJob>(url: string): Promise<{ pages: Envelope<T>[]; entries: T[] }> {
    const pages: Envelope<T>[] = [];
    const address = new URL(url, 'http://sandbox');
    for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
      if (next !== '') address.searchParams.set('cursor', next);
      const answer = await this.get(address.pathname + address.search);
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} for ${address.href}: ${answer.body}`);
      pages.push(answer.json());
      if (pages.length > 1000) throw new Error(`${url} does not end`);
    }
    return { pages, entries: pages.flatMap(({ data }) => data) };
  }
}
