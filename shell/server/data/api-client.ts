import { inSpan, traceHeaders } from 'server-kit';
import type { SiteMetrics } from '../operations/site-metrics.ts';
import { isErrorAnswer, type ErrorAnswer } from 'shared-contracts';

export type Answer =
  | { kind: 'value'; value: unknown; version: string | null }
  /** A deliberate refusal (4xx): it is sent to the browser like a value. */
  | { kind: 'refused'; status: number; error: ErrorAnswer; version: string | null }
  /** No usable answer: no response, timeout, 5xx, not JSON. */
  | { kind: 'failed'; reason: string };

export interface AskOptions {
  /** Template of the endpoint, for metrics. */
  template: string;
  signal: AbortSignal;
  requestId: string;
  /** Of the session only for requests about the session itself. */
  cookie?: string | undefined;
}

export type AskApi = (address: string, options: AskOptions) => Promise<Answer>;

/** Transient refusals, which do not depend on the request. */
const passing = new Set([408, 425, 429]);

/** GET requests to our own API over keep-alive connections. Never throws. */
export function createApiClient(apiUrl: string, metrics: SiteMetrics): AskApi {
  const ask: AskApi = async (address, { signal, requestId, cookie }) => {
    const headers = {
      accept: 'application/json',
      'x-request-id': requestId,
      ...(cookie === undefined ? {} : { cookie }),
      ...traceHeaders(),
    };
    try {
      return await toAnswer(await fetch(`${apiUrl}${address}`, { signal, headers, redirect: 'error' }));
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  };
  return async (address, options) => {
    const began = performance.now();
    const span = { kind: 'client', attributes: { 'url.template': options.template } } as const;
    const answer = await inSpan(`GET ${options.template}`, span, () => ask(address, options));
    metrics.called(options.template, answer.kind, performance.now() - began);
    return answer;
  };
}

async function toAnswer(response: Response): Promise<Answer> {
  const version = response.headers.get('x-data-version') ?? response.headers.get('etag');
  const body: unknown = await response.json();
  if (response.ok) return { kind: 'value', value: body, version };
  const { status } = response;
  const considered = status >= 400 && status < 500 && !passing.has(status) && isErrorAnswer(body);
  return considered
    ? { kind: 'refused', status, error: body, version }
    : { kind: 'failed', reason: `status ${status}` };
}
