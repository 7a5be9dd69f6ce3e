import { isIP } from 'node:net';
import { brand } from 'shared-contracts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const switches = ['on', 'off'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Everything that the HTML server takes from its surroundings; `process.env` is read nowhere else. */
export interface ServerConfig {
  host: string;
  port: number;
  /** Origin of the API, without a slash at the end. */
  apiUrl: string;
  /** Origin under which people reach the site, without a slash at the end. */
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
  /** Off: browsers that have a service worker are told to remove it. */
  serviceWorker: 'on' | 'off';
  logLevel: LogLevel;
  /** Addresses and networks of the proxies in front; what they say about the visitor is believed. */
  trustedProxies: readonly string[];
  metricsHost: string;
  /** Where metrics are collected, or null: nowhere. */
  metricsPort: number | null;
  /** How long a server that was told to stop keeps its door open. */
  drainSeconds: number;
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
  };
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
  /** One of some words; the first unless told. */
  const choice = <const Words extends readonly [string, ...string[]]>(
    name: string,
    words: Words,
    fallback: Words[number] = words[0],
  ): Words[number] => {
    const found = words.find((word) => word === text(name, fallback));
    if (found === undefined) problems.push(`${name} is none of ${words.join(', ')}`);
    return found ?? fallback;
  };
  return { text, url, origin, origins, networks, port, seconds, choice };
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
