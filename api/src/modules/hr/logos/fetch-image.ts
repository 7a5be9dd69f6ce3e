import { lookup, type LookupAddress } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export const imageLimit = 200 * 1024;
const timeoutMs = 10_000;

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

async function collect(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > imageLimit) throw new Error(`The image is larger than ${imageLimit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Gets an image of at most 200 KB from the public internet, or from the one origin that is trusted. Redirects are not
 * followed: they could lead anywhere. @throws when it is not there, too large, too slow or not public
 */
export async function fetchImage(address: string, trustedOrigin: string, token: string): Promise<Buffer> {
  const url = new URL(address);
  const isTrusted = url.origin === trustedOrigin;
  if (!isTrusted) refuseAddress(url);
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const options = {
    signal: AbortSignal.timeout(timeoutMs),
    ...(isTrusted ? { headers: { authorization: `Bearer ${token}` } } : { lookup: publicLookup }),
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
  });
  try {
    if (answer.statusCode !== 200) throw new Error(`Answered ${String(answer.statusCode)}`);
    return await collect(answer);
  } finally {
    answer.destroy();
  }
}
