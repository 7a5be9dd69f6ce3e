import {
  logLevels,
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

/** Comma-separated; a comma may end the list. */
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
  /** Addresses of the proxies in front, comma-separated; what they say about the visitor is believed. */
  TRUST_PROXY: string().matches(/^[\d.:a-fA-F/,\s]+$/, 'TRUST_PROXY has to be a list of addresses or networks'),
  /** Origins of pages that native apps hold themselves; Capacitor's own unless told. */
  NATIVE_ORIGINS: string()
    .test('origins', 'NATIVE_ORIGINS has to be a list of origins without a path', isListOfOrigins)
    .default('capacitor://localhost,https://localhost'),
});

export class ServerConfig {
  constructor(
    readonly host: string,
    readonly port: number,
    /** Port of the worker's health answer, or null: it does not listen. */
    readonly workerPort: number | null,
    /** Origin under which visitors see the site. */
    readonly publicUrl: string,
    readonly logLevel: LogLevel,
    readonly trustedProxies: readonly string[],
    /** Origins that may call from elsewhere, beside the site's own. */
    readonly nativeOrigins: readonly string[] = [],
    /** Where metrics are collected, or null: nowhere. */
    readonly metricsPort: number | null = null,
    /** How long a process that was told to stop keeps its door open. */
    readonly drainSeconds: number = 2,
    readonly metricsHost: string = '127.0.0.1',
    readonly connectionLimits: ConnectionLimits = readConnectionLimits({}, requestSeconds),
    /** Milliseconds that an answer under way may take once the server no longer listens. */
    readonly answerGraceMs: number = 5_000,
  ) {}

  /** Whether visitors come by TLS. */
  get isSecure(): boolean {
    return this.publicUrl.startsWith('https:');
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
