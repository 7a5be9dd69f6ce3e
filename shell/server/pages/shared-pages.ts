import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncodings, matchesEtag, type ContentEncoding } from 'server-kit';
import { getCompany, getJob } from 'shared-contracts';
import type { RouteData } from '../data/route-data.ts';
import type { SiteSnapshot } from '../site/site.ts';
import { compress } from '../static/content-encoding.ts';
import { toPageRequest } from './page-request.ts';

/** On every page. */
export const everyPageKey = 'pages';

/** Seconds for which a cache may serve a page whose server fails. */
const staleIfError = 3600;

/** Milliseconds in which a stored page is sent without a request to the API. */
const freshFor = 250;
/** Milliseconds after which a stored page is not sent while one request renders it again. */
const usableFor = 1000;

/** Bytes of all stored pages. */
const maxBytes = 64 * 2 ** 20;
/** Size of a page with its compressed forms, relative to the page. */
const withEncodings = 1.4;

/** A page that all visitors without a session get. */
export interface SharedPage {
  html: string;
  /** Equal for equal pages. */
  hash: string;
  /** Pattern of the route, for metrics. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

interface StoredPage extends SharedPage {
  body: Buffer;
  encoded: Map<ContentEncoding, Promise<Buffer>>;
  /** When it was last rendered, and when a request last began to render it. */
  renderedAt: number;
  startedAt: number;
}

/**
 * Cookies that belong to one visitor. Their names are sufficient: a cookie with an empty or unreadable value may be read differently by
 * the API or by a cache.
 */
const personalCookies = /(?:^|[;,\s])(?:__Host-sid|sid|preview)(?:[=;,\s]|$)/i;

function isAnonymous({ authorization, cookie = '' }: IncomingHttpHeaders): boolean {
  return authorization === undefined && !personalCookies.test(cookie);
}

/**
 * Pages of visitors without a session, complete and compressed (ADR 61). They differ by address and language only, so a shared cache in
 * front may store them, too.
 */
export class SharedPages {
  readonly #seconds: number;
  readonly #stored = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.ceil(body.length * withEncodings),
  });

  /** @param seconds for which shared caches may serve a page; 0: no page is shared */
  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  /**
   * The key of a request's page; null if the page may depend on the visitor: a session, a preview, or a canary that visitors without a
   * session are in.
   */
  keyOf(request: FastifyRequest, { number, canaries }: SiteSnapshot): string | null {
    if (this.#seconds === 0 || !isAnonymous(request.headers)) return null;
    const { language } = toPageRequest(request);
    const isCompared = canaries.some(({ segment }) => segment === null || segment === language);
    return isCompared ? null : `${number} ${language} ${request.url}`;
  }

  /** A page that is current. One request at a time gets null and renders it again. */
  find(key: string): StoredPage | null {
    const page = this.#stored.get(key);
    const now = performance.now();
    if (page === undefined || now - page.renderedAt > usableFor) return null;
    if (now - page.startedAt <= freshFor) return page;
    page.startedAt = now;
    return null;
  }

  /** A page with the same text keeps its compressed forms. */
  store(key: string, page: SharedPage): StoredPage {
    const known = this.#stored.get(key);
    const now = performance.now();
    const isSame = known?.hash === page.hash;
    const body = isSame ? known.body : Buffer.from(page.html);
    const stored = { ...page, body, encoded: isSame ? known.encoded : new Map(), renderedAt: now, startedAt: now };
    this.#stored.set(key, stored);
    return stored;
  }

  /** The address has no shared page any more, for example because the API does not respond. */
  forget(key: string): void {
    this.#stored.delete(key);
  }

  async send(request: FastifyRequest, reply: FastifyReply, page: StoredPage): Promise<FastifyReply> {
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    const etag = `"${page.hash}-${encoding ?? 'identity'}"`;
    request.pageRoute = page.pattern;
    // The number of one request would be stored with the page.
    reply.removeHeader('x-request-id').headers({ ...page.headers, ...this.#cacheHeaders(), etag });
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding === undefined) return reply.send(page.body);
    const encoded = page.encoded.get(encoding) ?? compress(page.body, encoding);
    page.encoded.set(encoding, encoded);
    return reply.header('content-encoding', encoding).send(await encoded);
  }

  /** Browsers, and caches that do not know `CDN-Cache-Control` (RFC 9213), revalidate each time. */
  #cacheHeaders(): Record<string, string> {
    const limits = [`stale-while-revalidate=${this.#seconds}`, `stale-if-error=${staleIfError}`];
    return {
      'cache-control': 'no-cache',
      'cdn-cache-control': [`max-age=${this.#seconds}`, ...limits].join(', '),
      vary: 'cookie, accept-encoding',
    };
  }
}

/** Placeholder of the nonce until it is known. Random, so that no text of a page contains it. */
const mark = randomBytes(16).toString('hex');

/**
 * Writes a page whose nonce is its own hash: equal pages are equal in every byte, and a text in the page cannot contain the nonce, because
 * it is part of what is hashed.
 */
export function withDerivedNonce(write: (nonce: string) => string): { html: string; nonce: string } {
  const parts = write(mark).split(mark);
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  const nonce = hash.digest('base64url');
  return { html: parts.join(nonce), nonce };
}

/** Names of what a page shows, by which caches remove it. Jobs and companies that are not the subject of a page are in lists. */
export function surrogateKeysOf(data: RouteData): string[] {
  const keys = data.flatMap(({ template, answer }) => {
    const value = (answer.kind === 'value' ? answer.value : null) as { id?: number; companyId?: number } | null;
    if (template === getJob.template) return [`job-${value?.id}`, `company-${value?.companyId}`];
    return template === getCompany.template ? [`company-${value?.id}`, 'lists'] : ['lists'];
  });
  return [...new Set([everyPageKey, ...keys])];
}
