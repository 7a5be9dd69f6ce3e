import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag, type ContentEncoding } from 'server-kit';
import { compress } from '../static/content-encoding.ts';

type Encoding = ContentEncoding | 'identity';

/** A page that all visitors without a session get. */
export interface SharedPage {
  html: string;
  /** Equal for equal pages. */
  hash: string;
  /** Pattern of the route, for metrics. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The page in one encoding: names and values of its headers in turn, as `writeHead` takes them, and its bytes. */
interface EncodedPage {
  etag: string;
  body: Buffer;
  headers: string[];
  headersOfKnown: string[];
}

interface Sending {
  encoding: Encoding;
  isLast: boolean;
}

/** A shared page that is complete: once it is compressed, each answer is a header block and a buffer that already exist. */
export class StoredPage {
  readonly hash: string;
  readonly pattern: string;
  /** Bytes without compression. */
  readonly size: number;
  readonly #body: Buffer;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #ready = new Map<Encoding, EncodedPage>();
  readonly #compressing = new Map<Encoding, Promise<EncodedPage>>();
  /** Of its data; null if it is unknown. */
  version: string | null = null;
  /** When its text was last written, when it was last known to be current, and when a request last began to check it. */
  writtenAt = 0;
  currentAt = 0;
  checkedAt = 0;

  constructor({ html, hash, pattern, headers }: SharedPage) {
    this.hash = hash;
    this.pattern = pattern;
    this.#body = Buffer.from(html);
    this.size = this.#body.length;
    this.#headers = headers;
  }

  /** Sends it if it exists in this encoding; otherwise returns false. `isLast`: the connection is closed after it. */
  sendReady(request: IncomingMessage, response: ServerResponse, { encoding, isLast }: Sending): boolean {
    const encoded = this.#ready.get(encoding);
    if (encoded === undefined) return false;
    if (isLast) response.setHeader('connection', 'close');
    if (matchesEtag(request.headers['if-none-match'], encoded.etag)) {
      response.writeHead(304, encoded.headersOfKnown).end();
    } else {
      response.writeHead(200, encoded.headers).end(request.method === 'HEAD' ? undefined : encoded.body);
    }
    return true;
  }

  /** Compresses it unless it exists in this encoding. */
  async prepare(encoding: Encoding): Promise<void> {
    if (this.#ready.has(encoding)) return;
    const compressing = this.#compressing.get(encoding) ?? this.#encode(encoding);
    this.#compressing.set(encoding, compressing);
    this.#ready.set(encoding, await compressing);
  }

  async #encode(encoding: Encoding): Promise<EncodedPage> {
    const body = encoding === 'identity' ? this.#body : await compress(this.#body, encoding);
    const etag = `"${this.hash}-${encoding}"`;
    const known = { ...this.#headers, etag };
    const whole = { ...known, 'content-length': String(body.length) };
    return {
      etag,
      body,
      headers: Object.entries(encoding === 'identity' ? whole : { ...whole, 'content-encoding': encoding }).flat(),
      headersOfKnown: Object.entries(known).flat(),
    };
  }
}
