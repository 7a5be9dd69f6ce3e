import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, matchesEtag, SingleFlight, SpooledBytes } from 'server-kit';
import { listJobs } from 'shared-contracts';
import type { Dispatcher } from 'undici';

type Request = Dispatcher.RequestOptions;
type Answer = Dispatcher.ResponseData;

interface StoredAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: SpooledBytes;
}

/** `body` is null with the status 304. */
export interface SharedAnswer extends Omit<StoredAnswer, 'body'> {
  body: SpooledBytes | null;
}

/** The cache key of an answer that all clients share. */
interface SharedRequest {
  path: string;
  encoding: string;
}

/** Answers in all encodings; the least recently used one is dropped first. */
const maxStored = 48;

/** Of one client, or of one request. */
const ownHeaders = ['authorization', 'cookie', 'if-modified-since', 'if-none-match', 'range'];

/**
 * The public job list and the sitemaps (ADR 39) are large and the same for every client. They are stored here, in
 * memory or in a temporary file. Each request revalidates them with the API (`If-None-Match`), which sends them only
 * when they have changed. Concurrent requests share one revalidation. Slow readers of a stored answer use no connection
 * to the API and only one block of memory.
 */
export class SharedAnswers {
  readonly #ask: (request: Request) => Promise<Answer>;
  readonly #running = new SingleFlight<StoredAnswer>();
  readonly #stored = new LRUCache<string, StoredAnswer>({
    max: maxStored,
    dispose: (answer) => releaseLater(answer),
  });

  /** @param ask sends a request to the API */
  constructor(ask: (request: Request) => Promise<Answer>) {
    this.#ask = ask;
  }

  /** Null if clients do not share the answer. */
  request(request: Request): Promise<SharedAnswer> | null {
    const headers = request.headers as IncomingHttpHeaders;
    // Answers to other origins name the origin in their headers.
    const isShared = request.method === 'GET' && headers.origin === undefined;
    const path = isShared ? sharedPath(request.path) : null;
    if (path === null) return null;
    const [encoding = 'identity'] = acceptedEncodings(headers['accept-encoding']);
    const answer = this.#current({ path, encoding }, request);
    return answer.then((stored) => (isKnown(headers, stored) ? notModified(stored) : stored));
  }

  clear(): void {
    this.#stored.clear();
  }

  #current(shared: SharedRequest, request: Request): Promise<StoredAnswer> {
    const key = `${shared.encoding} ${shared.path}`;
    return this.#running.run(key, () => this.#validate(key, shared, request));
  }

  async #validate(key: string, { path, encoding }: SharedRequest, request: Request): Promise<StoredAnswer> {
    const stored = this.#stored.get(key);
    const headers = sharedHeaders(request.headers as IncomingHttpHeaders, encoding, stored?.headers.etag);
    const { statusCode, headers: sent, body } = await this.#ask({ ...request, path, headers });
    if (statusCode === 304 && stored !== undefined) {
      await body.dump();
      stored.headers = { ...stored.headers, ...withoutContent(sent) };
      return stored;
    }
    const bytes = await spool(body);
    const { 'x-request-id': _, ...shareable } = sent;
    const answer = { status: statusCode, headers: { ...shareable, 'content-length': String(bytes.size) }, body: bytes };
    if (statusCode === 200 && isStrong(sent.etag)) this.#stored.set(key, answer);
    else releaseLater(answer);
    return answer;
  }
}

/** Without the query, which has no meaning for these. */
function sharedPath(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  return path === listJobs.template || /^\/sitemap[\w-]*\.xml$/.test(path) ? path : null;
}

function sharedHeaders(headers: IncomingHttpHeaders, encoding: string, etag: string | undefined): IncomingHttpHeaders {
  const forwarded = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  const condition = etag === undefined ? {} : { 'if-none-match': etag };
  return { ...Object.fromEntries(forwarded), 'accept-encoding': encoding, ...condition };
}

/** The headers of an answer without a body; `x-request-id` is the number of another request. */
function withoutContent(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const ofContent = ['content-encoding', 'content-length', 'content-type', 'x-request-id'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofContent.includes(name)));
}

const isStrong = (etag: unknown) => typeof etag === 'string' && etag.startsWith('"');

function isKnown(headers: IncomingHttpHeaders, { status, headers: { etag } }: StoredAnswer): boolean {
  return status === 200 && etag !== undefined && matchesEtag(headers['if-none-match'], etag);
}

function notModified({ headers }: StoredAnswer): SharedAnswer {
  return { status: 304, headers: withoutContent(headers), body: null };
}

async function spool(body: AsyncIterable<Buffer>): Promise<SpooledBytes> {
  const bytes = new SpooledBytes();
  try {
    for await (const chunk of body) await bytes.append(chunk);
  } catch (error) {
    await bytes.release();
    throw error;
  }
  return bytes;
}

/** The callers that wait for the answer open it first. */
function releaseLater({ body }: StoredAnswer): void {
  setImmediate(() => void body.release());
}
