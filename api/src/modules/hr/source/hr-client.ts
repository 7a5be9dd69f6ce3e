import { setTimeout as wait } from 'node:timers/promises';
import { HrReadError } from './hr-read.error.ts';
import { readBody } from './read-body.ts';

export interface HrClientSettings {
  /** Without a slash at its end. */
  url: string;
  token: string;
  timeoutMs: number;
  bodyLimit: number;
  /** The longest `Retry-After` that is waited for. */
  longestWaitMs: number;
}

export const defaultClientSettings = { timeoutMs: 10_000, bodyLimit: 50 * 1024 * 1024, longestWaitMs: 60_000 };

export interface HrResponse {
  etag: string | null;
  body: unknown;
}

const attempts = 3;

/** Seconds or an HTTP date; one second where there is nothing to read. */
function retryAfterMs(header: string | null): number {
  const seconds = Number(header ?? '1');
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  return Math.max(0, Date.parse(header ?? '') - Date.now()) || 1000;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch (error) {
    throw new HrReadError('malformed', 'The answer is not JSON, or was cut', { cause: error });
  }
}

function toReadError(error: unknown, isTimeout: boolean): HrReadError {
  if (error instanceof HrReadError) return error;
  const failure = isTimeout ? 'timeout' : 'unreachable';
  return new HrReadError(failure, isTimeout ? 'No answer in time' : 'The connection failed or was cut', {
    cause: error,
  });
}

/** One GET at a time to the HR backend, with its limits kept. */
export class HrClient {
  constructor(private readonly settings: HrClientSettings) {}

  /** `null` stands for 304. @throws HrReadError */
  async get(path: string, knownEtag: string | null = null): Promise<HrResponse | null> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.attempt(path, knownEtag);
      if (!('retryAfterMs' in answer)) return answer.response;
      if (attempt === attempts || answer.retryAfterMs > this.settings.longestWaitMs) {
        throw new HrReadError('too_many_requests', `Asked too often; to be asked again in ${answer.retryAfterMs} ms`);
      }
      await wait(answer.retryAfterMs);
    }
  }

  private async attempt(path: string, knownEtag: string | null) {
    const { url, token, timeoutMs, bodyLimit } = this.settings;
    const headers = { authorization: `Bearer ${token}`, ...(knownEtag === null ? {} : { 'if-none-match': knownEtag }) };
    // The time limit also covers the body.
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      // A redirect would carry the token elsewhere.
      const answer = await fetch(url + path, { headers, signal, redirect: 'error' });
      if (answer.status === 429) {
        await answer.body?.cancel();
        return { retryAfterMs: retryAfterMs(answer.headers.get('retry-after')) };
      }
      if (answer.status === 304) return { response: null };
      const bytes = await readBody(answer.body, bodyLimit);
      if (!answer.ok) throw new HrReadError('refused', `The HR backend answered ${answer.status}`);
      return { response: { etag: answer.headers.get('etag'), body: parse(bytes) } };
    } catch (error) {
      throw toReadError(error, signal.aborted);
    }
  }
}
