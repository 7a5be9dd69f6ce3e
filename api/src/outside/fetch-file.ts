import { lookup, type LookupAddress } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface FetchLimits {
  bytes: number;
  /** From the first packet to the last byte. */
  timeoutMs: number;
  /** The one origin that may be inside: who runs the installation named it. */
  trustedOrigin: string;
  /** Sent to the trusted origin only. */
  headers?: Readonly<Record<string, string>>;
}

/** Resolves to public addresses only. The connection is made to what was checked, so a second answer cannot differ. */
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

/**
 * Gets a file from the public internet, or from the one origin that is trusted. Redirects are not followed: they could
 * lead anywhere. @throws when it is not there, too large, too slow or not public
 */
export async function fetchFile(address: string, limits: FetchLimits): Promise<Buffer> {
  const url = new URL(address);
  const isTrusted = url.origin === limits.trustedOrigin;
  if (!isTrusted) refuseAddress(url);
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const options = {
    signal: AbortSignal.timeout(limits.timeoutMs),
    ...(isTrusted ? { headers: limits.headers } : { lookup: publicLookup }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
  });
  try {
    if (answer.statusCode !== 200) throw new Error(`Answered ${String(answer.statusCode)}`);
    return await collect(answer, limits.bytes);
  } finally {
    answer.destroy();
  }
}
