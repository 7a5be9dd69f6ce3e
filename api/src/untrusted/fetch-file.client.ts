import { lookup, type LookupAddress } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 addresses outside of it are special or not assigned (RFC 4291, 2.4). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether an address belongs to the public internet. False for text that is not an IP address. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also parses short forms such as "127.1".
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(globalUnicast));
}

export interface FetchLimits {
  bytes: number;
  /** From the connection to the last byte. */
  timeoutMs: number;
  /** The only origin that can have a private address, because the operator configured it. */
  trustedOrigin: string;
  /** Sent to the trusted origin only. */
  headers?: Readonly<Record<string, string>>;
  userAgent?: string;
  /** Whether a redirect to a URL is followed. Without it, no redirect is followed. */
  mayRedirectTo?: (url: URL) => boolean;
}

const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/** Resolves to public addresses only. The connection uses the checked address, so a second DNS response has no effect. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
    const refused = addresses?.find(({ address }) => !isPublicAddress(address));
    const failure = error ?? (refused === undefined ? null : new Error(`${hostname} is not a public address`));
    if (failure !== null) callback(failure, [], undefined);
    else if (options.all === true) callback(null, addresses, undefined);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};

function refuseAddress(url: URL): void {
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new Error(`${host} is not a public address`);
}

async function collect(answer: IncomingMessage, bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes) throw new Error(`It is larger than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The status of a response that is neither 200 nor a followed redirect. */
export class UnexpectedStatusError extends Error {
  override readonly name = 'UnexpectedStatusError';

  constructor(readonly status: number) {
    super(`Answered ${status}`);
  }
}

/** Sends one request. The address is checked for the first request and for each redirect. */
function request(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const isTrusted = url.origin === limits.trustedOrigin;
  if (!isTrusted) refuseAddress(url);
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const headers = {
    ...(limits.userAgent !== undefined && { 'user-agent': limits.userAgent }),
    ...(isTrusted && limits.headers),
  };
  const options = { signal, headers, ...(isTrusted ? {} : { lookup: publicLookup }) };
  return new Promise((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
  });
}

/** The target of a redirect that is followed, or null. Redirects from HTTPS to HTTP are not followed. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL, limits: FetchLimits): URL | null {
  const { location } = headers;
  if (!redirectStatuses.has(statusCode) || location === undefined || !URL.canParse(location, url.href)) return null;
  const next = new URL(location, url);
  const keepsTls = url.protocol !== 'https:' || next.protocol === 'https:';
  return keepsTls && limits.mayRedirectTo?.(next) === true ? next : null;
}

/**
 * Fetches a file from the public internet, or from the trusted origin. Redirects are followed as defined in `limits`.
 * @throws UnexpectedStatusError, Error if the file is too large, too slow or not public
 */
export async function fetchFile(address: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const answer = await request(url, limits, signal);
    try {
      const next = redirectOf(answer, url, limits);
      if (next === null) return await fileOf(answer, limits);
      url = next;
    } finally {
      answer.destroy();
    }
  }
  throw new Error(`More than ${maxRedirects} redirects`);
}

function fileOf(answer: IncomingMessage, { bytes }: FetchLimits): Promise<Buffer> {
  if (answer.statusCode !== 200) throw new UnexpectedStatusError(answer.statusCode ?? 0);
  return collect(answer, bytes);
}
