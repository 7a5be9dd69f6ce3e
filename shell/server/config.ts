import {
  ConfigurationError,
  connectionVariables,
  logLevels,
  networksVariable,
  portVariable,
  purgeUrlsVariable,
  readConnectionLimits,
  readTracingConfig,
  readVariables,
  splitList,
  tracingVariables,
  type ConnectionLimits,
  type Environment,
  type LogLevel,
  type TracingConfig,
} from 'server-kit';
import { brand } from 'shared-contracts';
import { number, object, string } from 'yup';

/** Limits of the requests to the API, for all clients together. */
export interface ApiLimits {
  /** Connections to the API for calls, for uploads and for event streams. */
  calls: number;
  uploads: number;
  streams: number;
  /** Memory for bodies and answers that are buffered for slow clients. */
  bufferBytes: number;
}

/** The whole configuration of the HTML server; only `content/start-program.ts` reads `process.env` too. */
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
  /** Key of preview links and of the assignment of visitors to canaries: the same for every HTML server of the site. */
  previewSecret: string;
  /** Remotes that another server serves: id → its origin. */
  remoteOrigins: ReadonlyMap<string, string>;
  employerAppUrl: string;
  blogUrl: string;
  /** Share of page views that report measurements, 0 to 1. */
  eventSampling: number;
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
  /** Null: traces are not recorded. */
  tracing: TracingConfig | null;
  /** Seconds for which shared caches may serve a page of visitors without asking; 0: no shared cache stores pages. */
  pageCacheSeconds: number;
  /** Addresses of the shared caches that receive purges. */
  purgeUrls: readonly string[];
}

const trimmed = string().trim();
const httpUrl = trimmed.test(
  'url',
  '${path} is not an http address',
  (value) => value === undefined || toHttpUrl(value) !== null,
);
const count = number().integer().min(1).max(1_000_000);
const oneOf = '${path} is not one of ${values}';

const variables = object({
  HOST: trimmed.default('0.0.0.0'),
  PORT: portVariable.required(),
  API_URL: httpUrl.required(),
  PUBLIC_URL: httpUrl.required(),
  SHELL_DIR: trimmed.required(),
  REMOTES_DIR: trimmed.required(),
  REGISTRY_FILE: trimmed.required(),
  PREVIEW_SECRET: string().min(32, 'PREVIEW_SECRET has to have 32 characters or more').required(),
  REMOTE_ORIGINS: trimmed.test(
    'origins',
    '${path} is not a list of id=url',
    (list) => !splitList(list).map(toOrigin).includes(null),
  ),
  EMPLOYER_APP_URL: httpUrl.default(brand.employerAppUrl),
  BLOG_URL: httpUrl.default(brand.blogUrl),
  CLIENT_EVENT_SAMPLING: number().min(0).max(1).default(1),
  SERVICE_WORKER: trimmed.oneOf(['on', 'off'] as const, oneOf).default('on'),
  LOG_LEVEL: trimmed.oneOf(logLevels, oneOf).default('info'),
  TRUST_PROXY: networksVariable,
  METRICS_HOST: trimmed.default('127.0.0.1'),
  METRICS_PORT: portVariable,
  DRAIN_SECONDS: number().min(0).max(300).default(2),
  PAGE_DEADLINE_FACTOR: count.default(1),
  API_CONNECTIONS: count.default(128),
  API_UPLOAD_CONNECTIONS: count.default(32),
  API_STREAM_CONNECTIONS: count.default(256),
  BUFFER_MEGABYTES: count.default(256),
  PAGE_CACHE_SECONDS: number().integer().min(0).max(86_400).default(0),
  PURGE_URL: purgeUrlsVariable,
})
  .concat(connectionVariables)
  .concat(tracingVariables);

/**
 * Reads and checks the whole environment.
 *
 * @throws ConfigurationError that names every invalid variable
 */
export function readConfig(environment: Environment): ServerConfig {
  const values = readVariables(variables, environment);
  const connectionLimits = readConnectionLimits(environment, 300);
  if (connectionLimits.requestTimeout < connectionLimits.headersTimeout) {
    throw new ConfigurationError('REQUEST_TIMEOUT_SECONDS is below HEADER_TIMEOUT_SECONDS');
  }
  return {
    host: values.HOST,
    port: values.PORT,
    apiUrl: new URL(values.API_URL).origin,
    publicUrl: new URL(values.PUBLIC_URL).origin,
    shellDir: values.SHELL_DIR,
    remotesDir: values.REMOTES_DIR,
    registryFile: values.REGISTRY_FILE,
    previewSecret: values.PREVIEW_SECRET,
    remoteOrigins: new Map(
      splitList(values.REMOTE_ORIGINS)
        .map(toOrigin)
        .filter((pair) => pair !== null),
    ),
    employerAppUrl: values.EMPLOYER_APP_URL,
    eventSampling: values.CLIENT_EVENT_SAMPLING,
    blogUrl: values.BLOG_URL,
    serviceWorker: values.SERVICE_WORKER,
    logLevel: values.LOG_LEVEL,
    trustedProxies: splitList(values.TRUST_PROXY),
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT ?? null,
    drainSeconds: values.DRAIN_SECONDS,
    deadlineFactor: values.PAGE_DEADLINE_FACTOR,
    apiLimits: {
      calls: values.API_CONNECTIONS,
      uploads: values.API_UPLOAD_CONNECTIONS,
      streams: values.API_STREAM_CONNECTIONS,
      bufferBytes: values.BUFFER_MEGABYTES * 2 ** 20,
    },
    connectionLimits,
    tracing: readTracingConfig(environment),
    pageCacheSeconds: values.PAGE_CACHE_SECONDS,
    purgeUrls: splitList(values.PURGE_URL),
  };
}

/** `mfe-jobs=http://localhost:3101`; null if it is invalid. */
function toOrigin(pair: string): [id: string, origin: string] | null {
  const [id = '', address = ''] = pair.split('=', 2);
  const parsed = toHttpUrl(address);
  return /^[a-z][a-z0-9-]*$/.test(id) && parsed !== null ? [id, parsed.origin] : null;
}

function toHttpUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}
