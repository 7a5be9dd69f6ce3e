import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Draining } from 'server-kit';
import { getCompany, getJob } from 'shared-contracts';
import type { RouteData } from '../data/route-data.ts';
import type { SiteSnapshot } from '../site/site.ts';
import { preferredEncoding } from '../static/content-encoding.ts';
import { languageOf } from './page-request.ts';
import { StoredPage, type SharedPage } from './stored-page.ts';

/** On every page. */
export const everyPageKey = 'pages';

/** Seconds for which a cache may serve a page whose server fails. */
const staleIfError = 3600;

/** What a key depends on besides the request. */
type SharedVersions = Pick<SiteSnapshot, 'number' | 'canaries'>;

/** Milliseconds in which a stored page is sent without a request to the API. */
const freshFor = 250;
/** Milliseconds after which a stored page is not sent while one request checks it. */
const usableFor = 1000;
/** Milliseconds in which a stored page with equal data is not written again. Longer, its relative times would become wrong. */
const equalFor = 30_000;

/** Bytes of all stored pages. */
const maxBytes = 64 * 2 ** 20;
/** Size of a page with its compressed forms, relative to the page. */
const withEncodings = 1.4;

/**
 * Cookies that belong to one visitor. Their names are sufficient: a cookie with an empty or unreadable value may be read differently by
 * the API or by a cache.
 */
const personalCookies = /(?:^|[;,\s])(?:__Host-sid|sid|preview)(?:[=;,\s]|$)/i;

function isAnonymous({ authorization, cookie = '' }: IncomingHttpHeaders): boolean {
  return authorization === undefined && !personalCookies.test(cookie);
}

interface SharedPagesOptions {
  /** For which shared caches may serve a page; 0: no page is shared. */
  seconds: number;
  /** Of every answer of this server. */
  headers: Readonly<Record<string, string>>;
  draining: Draining;
}

/**
 * Pages of visitors without a session, complete and compressed (ADR 61, 70). They differ by address and language only, so a shared cache in
 * front may store them, too.
 */
export class SharedPages {
  readonly #seconds: number;
  readonly #draining: Draining;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #stored = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => Math.ceil(size * withEncodings),
  });

  constructor({ seconds, headers, draining }: SharedPagesOptions) {
    this.#seconds = seconds;
    this.#draining = draining;
    this.#headers = { ...headers, ...cacheHeaders(seconds) };
  }

  /**
   * The key of a request's page; null if the page may depend on the visitor: a session, a preview, or a canary that visitors without a
   * session are in.
   */
  keyOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>, live: SharedVersions): string | null {
    if (this.#seconds === 0 || !isAnonymous(headers)) return null;
    const language = languageOf(url, headers.cookie);
    const isCompared = live.canaries.some(({ segment }) => segment === null || segment === language);
    return isCompared ? null : `${live.number} ${language} ${url}`;
  }

  /** A page that is current, or that another request checks. */
  find(key: string): StoredPage | null {
    const page = this.#stored.get(key);
    const now = performance.now();
    if (page === undefined || now - page.currentAt > usableFor) return null;
    return now - page.checkedAt <= freshFor ? page : null;
  }

  /** The caller requests the page's data; until it has it, other requests get the stored page. */
  beginCheck(key: string): void {
    const page = this.#stored.get(key);
    if (page !== undefined) page.checkedAt = performance.now();
  }

  /** The stored page if it was written from data of this version; it is current again. */
  confirm(key: string, version: string | null): StoredPage | null {
    const page = this.#stored.get(key);
    const now = performance.now();
    if (page === undefined || version === null || page.version !== version) return null;
    if (now - page.writtenAt > equalFor) return null;
    page.currentAt = now;
    return page;
  }

  /** A page with the same text keeps its compressed forms. */
  store(key: string, page: SharedPage, version: string | null): StoredPage {
    const known = this.#stored.get(key);
    const stored = known?.hash === page.hash ? known : this.#complete(page);
    const now = performance.now();
    Object.assign(stored, { version, writtenAt: now, currentAt: now, checkedAt: now });
    this.#stored.set(key, stored);
    return stored;
  }

  /** The address has no shared page any more, for example because the API does not respond. */
  forget(key: string): void {
    this.#stored.delete(key);
  }

  /** Sends a page that exists in the encoding of the request; otherwise returns false. */
  sendReady(request: IncomingMessage, response: ServerResponse, page: StoredPage): boolean {
    return page.sendReady(request, response, { encoding: encodingOf(request), isLast: this.#draining.began });
  }

  #complete(page: SharedPage): StoredPage {
    return new StoredPage({ ...page, headers: { ...this.#headers, ...page.headers } });
  }
}

/** The encoding in which a request gets a page. */
export const encodingOf = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  preferredEncoding(headers['accept-encoding']);

/** Browsers, and caches that do not know `CDN-Cache-Control` (RFC 9213), revalidate each time. */
const cacheHeaders = (seconds: number) => ({
  'cache-control': 'no-cache',
  'cdn-cache-control': `max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${staleIfError}`,
  vary: 'cookie, accept-encoding',
});

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
