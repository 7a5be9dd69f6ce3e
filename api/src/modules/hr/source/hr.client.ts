import { DelegateBackoff, handleWhen, retry, type IRetryBackoffContext, type RetryPolicy } from 'cockatiel';
import { inSpan } from 'server-kit';
import { HrReadError, HrRefusedError } from './hr-source.port.ts';

/**
 * Smaller bodies are parsed without counting: their values take at most about 150 MB. Pages of the HR backend are
 * smaller.
 */
const countedBytes = 4 * 1024 * 1024;
/** A page of 1,000 jobs has some 50,000 values. */
const maxValues = 1_000_000;

const [comma, bracket, brace] = Buffer.from(',[{');

/** An upper bound, because separators within texts are counted too. */
function countValues(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === comma || byte === bracket || byte === brace) count += 1;
  return count;
}

/**
 * Parses a JSON body of limited length within limited memory: small values take many times the memory of their text.
 * @throws HrReadError
 */
function parseBody(bytes: Buffer): unknown {
  if (bytes.length > countedBytes && countValues(bytes) > maxValues) {
    throw new HrReadError('too_large', `The response has more than ${maxValues} values`);
  }
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    throw new HrReadError('malformed', 'The response is not JSON or is truncated', { cause: error });
  }
}

/** Reads a body of at most `limit` bytes. Aborts when the limit is exceeded, regardless of the announced length. */
async function readBody(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new HrReadError('too_large', `The response is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

export interface HrClientSettings {
  /** Without a trailing slash. */
  url: string;
  token: string;
  timeoutMs: number;
  bodyLimit: number;
  /** Maximum `Retry-After` that is waited for. */
  maxWaitMs: number;
}

export const defaultClientSettings = { timeoutMs: 10_000, bodyLimit: 50 * 1024 * 1024, maxWaitMs: 60_000 };

interface HrResponse {
  etag: string | null;
  body: unknown;
}

const maxRetries = 2;

class HrRateLimitError extends HrReadError {
  constructor(readonly retryAfterMs: number) {
    super('too_many_requests', `Rate limited; retry after ${retryAfterMs} ms`);
  }
}

/** Statuses of the HR backend that are permanent (docs/hr-backend.md). */
const finalRefusals = new Set([400, 404, 409, 410, 413, 422]);

/** Milliseconds. The header has seconds or an HTTP date; one second if it is missing. Custom implementation: `fetch` and cockatiel do not read it. */
function parseRetryAfter(header: string | null): number {
  const seconds = Number(header ?? '1');
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  return Math.max(0, Date.parse(header ?? '') - Date.now()) || 1000;
}

function toReadError(error: unknown, isTimeout: boolean): HrReadError {
  if (error instanceof HrReadError) return error;
  const failure = isTimeout ? 'timeout' : 'unreachable';
  return new HrReadError(failure, isTimeout ? 'The request timed out' : 'The connection failed or was closed', {
    cause: error,
  });
}

/** Without ids and queries: `POST /v1/applications` of the HR backend. */
const spanName = (method = 'GET', path: string) => `HR ${method} ${path.split(/[/?]/, 3).join('/')}`;

/** HTTP client for the HR backend, one call at a time, within its rate limits. */
export class HrClient {
  private readonly retryRateLimited: RetryPolicy;

  constructor(private readonly settings: HrClientSettings) {
    const isRetried = (error: Error) => error instanceof HrRateLimitError && error.retryAfterMs <= settings.maxWaitMs;
    const backoff = new DelegateBackoff(({ result }: IRetryBackoffContext<unknown>) =>
      'error' in result && result.error instanceof HrRateLimitError ? result.error.retryAfterMs : 0,
    );
    this.retryRateLimited = retry(handleWhen(isRetried), { maxAttempts: maxRetries, backoff });
  }

  /** Returns null for 304. @throws HrReadError */
  get(path: string, knownEtag: string | null = null): Promise<HrResponse | null> {
    return this.retryRateLimited.execute(() => this.attempt(path, knownEtag));
  }

  /**
   * A single write call without retries, since callers use a queue. Returns the response body. @throws HrRefusedError
   * for permanent refusals, HrReadError for temporary failures
   */
  async send(method: 'POST' | 'PUT', path: string, body: unknown, headers: Record<string, string> = {}) {
    const sent = { ...headers, 'content-type': 'application/json' };
    return this.exchange(path, { method, body: JSON.stringify(body), headers: sent }, async (answer) => {
      const bytes = await readBody(answer.body, this.settings.bodyLimit);
      if (finalRefusals.has(answer.status)) throw new HrRefusedError(answer.status);
      if (!answer.ok) throw new HrReadError('refused', `The HR backend answered ${answer.status}`);
      return parseBody(bytes);
    });
  }

  private attempt(path: string, knownEtag: string | null): Promise<HrResponse | null> {
    const headers: Record<string, string> = knownEtag === null ? {} : { 'if-none-match': knownEtag };
    return this.exchange(path, { headers }, async (answer) => {
      if (answer.status === 429) {
        await answer.body?.cancel();
        throw new HrRateLimitError(parseRetryAfter(answer.headers.get('retry-after')));
      }
      if (answer.status === 304) return null;
      const bytes = await readBody(answer.body, this.settings.bodyLimit);
      if (!answer.ok) throw new HrReadError('refused', `The HR backend answered ${answer.status}`);
      return { etag: answer.headers.get('etag'), body: parseBody(bytes) };
    });
  }

  /** The timeout includes reading the body with `read`. */
  private async exchange<T>(
    path: string,
    call: { method?: string; body?: string; headers: Record<string, string> },
    read: (answer: Response) => Promise<T>,
  ): Promise<T> {
    const { url, token, timeoutMs } = this.settings;
    const headers = { ...call.headers, authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await inSpan(spanName(call.method, path), { kind: 'client' }, async () =>
        // A redirect would send the token to another address.
        read(await fetch(url + path, { ...call, headers, signal, redirect: 'error' })),
      );
    } catch (error) {
      if (error instanceof HrRefusedError) throw error;
      throw toReadError(error, signal.aborted);
    }
  }
}
