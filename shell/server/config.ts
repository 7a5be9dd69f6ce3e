import { isIP } from 'node:net';
import { brand } from 'shared-contracts';
import type { ConnectionLimits } from 'shared-contracts/node';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const switches = ['on', 'off'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Limits of the requests to the API, for all clients together. */
export interface ApiLimits {
  /** Connections to the API for calls, for uploads and for event streams. */
  calls: number;
  uploads: number;
  streams: number;
  /** Memory for bodies and answers that are buffered for slow clients. */
  bufferBytes: number;
}

/** The whole configuration of the HTML server; only `content/privileges.ts` reads `process.env` too. */
export interface ServerConfig {
  host: string;
  port: number;
  /** Origin of the API, without a slash at the end. */
  apiUrl: string;
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
  /** Folder with `shell.json` and the shell's files. */
  shellDir: string;
  /** Folder with `<id>/<version>/…`. */
  remotesDir: string;
  registryFile: string;
  /** Remotes that another server serves: id → its origin. */
  remoteOrigins: ReadonlyMap<string, string>;
  employerAppUrl: string;
  blogUrl: string;
  /** Off: browsers with a service worker are instructed to remove it. */
  serviceWorker: 'on' | 'off';
  logLevel: LogLevel;
  /** Addresses and networks of the proxies in front. Their forwarded headers about the visitor are trusted. */
  trustedProxies: readonly string[];
  metricsHost: string;
  /** Where metrics are collected, or null: nowhere. */
  metricsPort: number | null;
  /** How long the server keeps accepting connections after a stop signal. */
  drainSeconds: number;
  /** Multiplies the deadlines of the parts of a page (`timings.ts`). */
  deadlineFactor: number;
  apiLimits: ApiLimits;
  connectionLimits: ConnectionLimits;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the whole environment. Throws one error that names every bad variable. */
export function readConfig(env: Environment): ServerConfig {
  const problems: string[] = [];
  const read = reader(env, problems);
  const config: ServerConfig = {
    host: read.text('HOST', '0.0.0.0'),
    port: read.port('PORT'),
    apiUrl: read.origin('API_URL'),
    publicUrl: read.origin('PUBLIC_URL'),
    shellDir: read.text('SHELL_DIR'),
    remotesDir: read.text('REMOTES_DIR'),
    registryFile: read.text('REGISTRY_FILE'),
    remoteOrigins: read.origins('REMOTE_ORIGINS'),
    employerAppUrl: read.url('EMPLOYER_APP_URL', brand.employerAppUrl),
    blogUrl: read.url('BLOG_URL', brand.blogUrl),
    serviceWorker: read.choice('SERVICE_WORKER', switches),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    trustedProxies: read.networks('TRUST_PROXY'),
    metricsHost: read.text('METRICS_HOST', '127.0.0.1'),
    metricsPort: env['METRICS_PORT']?.trim() ? read.port('METRICS_PORT') : null,
    drainSeconds: read.seconds('DRAIN_SECONDS', 2),
    deadlineFactor: read.count('PAGE_DEADLINE_FACTOR', 1),
    apiLimits: {
      calls: read.count('API_CONNECTIONS', 128),
      uploads: read.count('API_UPLOAD_CONNECTIONS', 32),
      streams: read.count('API_STREAM_CONNECTIONS', 256),
      bufferBytes: read.count('BUFFER_MEGABYTES', 256) * 2 ** 20,
    },
    connectionLimits: {
      total: read.count('MAX_CONNECTIONS', 8192),
      perAddress: read.count('MAX_CONNECTIONS_PER_ADDRESS', 512),
      headersTimeout: read.count('HEADER_TIMEOUT_SECONDS', 15) * 1000,
      requestTimeout: read.count('REQUEST_TIMEOUT_SECONDS', 300) * 1000,
      bodyRate: read.count('MIN_BODY_BYTES_PER_SECOND', 1024),
      bodyGrace: 10_000,
      writeTimeout: read.count('WRITE_TIMEOUT_SECONDS', 30) * 1000,
    },
  };
  const { headersTimeout, requestTimeout } = config.connectionLimits;
  if (requestTimeout < headersTimeout) problems.push('REQUEST_TIMEOUT_SECONDS is below HEADER_TIMEOUT_SECONDS');
  if (problems.length > 0) throw new Error(`Bad configuration: ${problems.join('; ')}`);
  return config;
}

function reader(env: Environment, problems: string[]) {
  const text = (name: string, fallback?: string): string => {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) problems.push(`${name} is missing`);
    return value ?? '';
  };
  const url = (name: string, fallback?: string): string => {
    const value = text(name, fallback);
    if (value !== '' && toHttpUrl(value) === null) problems.push(`${name} is not an http address`);
    return value;
  };
  const origin = (name: string): string => toHttpUrl(url(name))?.origin ?? '';
  const origins = (name: string): Map<string, string> => {
    const pairs = (env[name] ?? '').split(',').filter((pair) => pair.trim() !== '');
    return new Map(pairs.map((pair) => originOf(name, pair.trim(), problems)));
  };
  const networks = (name: string): string[] => {
    const parts = (env[name] ?? '').split(',').map((part) => part.trim());
    const given = parts.filter((part) => part !== '');
    if (!given.every(isNetwork)) problems.push(`${name} is not a list of addresses or networks`);
    return given;
  };
  const port = (name: string): number => {
    const value = Number(text(name) || 0);
    const isPort = Number.isInteger(value) && value >= 0 && value < 65_536;
    if (!isPort) problems.push(`${name} is not a port`);
    return value;
  };
  const seconds = (name: string, fallback: number): number => {
    const value = Number(text(name, String(fallback)));
    const isUsable = value >= 0 && value <= 300;
    if (!isUsable) problems.push(`${name} is not between 0 and 300`);
    return value;
  };
  const count = (name: string, fallback: number): number => {
    const value = Number(text(name, String(fallback)));
    const isUsable = Number.isInteger(value) && value > 0 && value <= 1_000_000;
    if (!isUsable) problems.push(`${name} is not a whole number above 0`);
    return value;
  };
  /** One of a list of words; the first is the default. */
  const choice = <const Words extends readonly [string, ...string[]]>(
    name: string,
    words: Words,
    fallback: Words[number] = words[0],
  ): Words[number] => {
    const found = words.find((word) => word === text(name, fallback));
    if (found === undefined) problems.push(`${name} is not one of ${words.join(', ')}`);
    return found ?? fallback;
  };
  return { text, url, origin, origins, networks, port, seconds, count, choice };
}

/** `mfe-jobs=http://localhost:3101` */
function originOf(name: string, pair: string, problems: string[]): [id: string, origin: string] {
  const [id = '', address = ''] = pair.split('=', 2);
  const url = toHttpUrl(address);
  if (!/^[a-z][a-z0-9-]*$/.test(id) || url === null) problems.push(`${name} is not a list of id=url`);
  return [id, url?.origin ?? ''];
}

/** `10.0.0.7`, `10.0.0.0/8` */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const width = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return width > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width));
}

function toHttpUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
