import {
  logLevels,
  networksVariable,
  portVariable,
  readConnectionLimits,
  readVariables,
  splitList,
  type ConnectionLimits,
  type Environment,
  type LogLevel,
} from 'server-kit';
import { number, object, string } from 'yup';

const origin = /^[a-z][\w+.-]*:\/\/[\w.-]+(?::\d+)?$/;

/** Comma-separated, with an optional trailing comma. */
function isListOfOrigins(list: string | undefined): boolean {
  const origins = (list ?? '').split(',').map((one) => one.trim());
  if (origins.at(-1) === '') origins.pop();
  return list === undefined || (origins.length > 0 && origins.every((one) => origin.test(one)));
}

/** Default of `REQUEST_TIMEOUT_SECONDS`; clients may reach the API without the HTML server. */
const requestSeconds = 60;

export const serverVariables = object({
  API_HOST: string().default('127.0.0.1'),
  API_PORT: portVariable.default(3001),
  WORKER_PORT: portVariable,
  METRICS_HOST: string().default('127.0.0.1'),
  METRICS_PORT: portVariable,
  DRAIN_SECONDS: number().min(0).max(300).default(2),
  PUBLIC_URL: string()
    .matches(/^https?:\/\/[^/]+$/, 'PUBLIC_URL has to be an origin without a path, like https://example.com')
    .default('http://localhost:3000'),
  LOG_LEVEL: string().oneOf(logLevels).default('info'),
  /** Comma-separated addresses of trusted proxies, whose forwarded headers are used. */
  TRUST_PROXY: networksVariable,
  /** Origins of the native apps' pages; Capacitor's default origins if it is not set. */
  NATIVE_ORIGINS: string()
    .test('origins', 'NATIVE_ORIGINS has to be a list of origins without a path', isListOfOrigins)
    .default('capacitor://localhost,https://localhost'),
});

export class ServerConfig {
  constructor(
    readonly host: string,
    readonly port: number,
    /** Port of the worker's health endpoint; null: it does not listen. */
    readonly workerPort: number | null,
    /** Public origin of the site. */
    readonly publicUrl: string,
    readonly logLevel: LogLevel,
    readonly trustedProxies: readonly string[],
    /** Further origins that may send cross-origin requests. */
    readonly nativeOrigins: readonly string[] = [],
    /** Port of the metrics; null: none. */
    readonly metricsPort: number | null = null,
    /** Seconds that a process still accepts connections after a stop signal. */
    readonly drainSeconds: number = 2,
    readonly metricsHost: string = '127.0.0.1',
    readonly connectionLimits: ConnectionLimits = readConnectionLimits({}, requestSeconds),
    /** Milliseconds for requests in progress after the server has stopped listening. */
    readonly answerGraceMs: number = 5_000,
  ) {}

  /** Whether the site is served over TLS. */
  get isSecure(): boolean {
    return this.publicUrl.startsWith('https:');
  }

  /**
   * Name of the session cookie. With TLS it has the prefix `__Host-`: browsers accept it only from this host, not from
   * subdomains.
   */
  get sessionCookie(): string {
    return this.isSecure ? '__Host-sid' : 'sid';
  }
}

export function readServerConfig(environment: Environment): ServerConfig {
  const variables = readVariables(serverVariables, environment);
  return new ServerConfig(
    variables.API_HOST,
    variables.API_PORT,
    variables.WORKER_PORT ?? null,
    variables.PUBLIC_URL,
    variables.LOG_LEVEL,
    splitList(variables.TRUST_PROXY),
    splitList(variables.NATIVE_ORIGINS),
    variables.METRICS_PORT ?? null,
    variables.DRAIN_SECONDS,
    variables.METRICS_HOST,
    readConnectionLimits(environment, requestSeconds),
  );
}
