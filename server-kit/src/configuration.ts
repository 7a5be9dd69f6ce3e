import { number, object, string, ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { isNetwork } from './client-address.ts';
import type { ConnectionLimits } from './connection-guard.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown before anything starts; names every invalid variable, never its value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the variables of a schema. An empty variable counts as absent, as in a copied `.env.example`.
 *
 * @throws ConfigurationError
 */
export function readVariables<Fields extends AnyObject>(
  schema: ObjectSchema<Fields>,
  environment: Environment,
): InferType<ObjectSchema<Fields>> {
  const given = Object.entries(environment).filter(([name, value]) => name in schema.fields && value?.trim());
  try {
    return schema.validateSync(Object.fromEntries(given), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigurationError(`Invalid environment: ${error.errors.join('; ')}`);
  }
}

/** Parts of a comma-separated list, without empty ones. */
export const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export const portVariable = number().integer().min(0).max(65_535);

/** Comma-separated addresses and networks, as `splitList` reads them. */
export const networksVariable = string().test('networks', '${path} has to be a list of addresses or networks', (list) =>
  splitList(list).every(isNetwork),
);

/** Comma-separated addresses of shared caches, as `splitList` reads them. */
export const purgeUrlsVariable = string().test('urls', '${path} has to be a list of http addresses', (list) =>
  splitList(list).every((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
);

const count = number().integer().min(1).max(1_000_000);

/** Variables of a listener that clients reach. */
export const connectionVariables = object({
  MAX_CONNECTIONS: count.default(8192),
  MAX_CONNECTIONS_PER_ADDRESS: count.default(512),
  HEADER_TIMEOUT_SECONDS: count.default(15),
  REQUEST_TIMEOUT_SECONDS: count,
  MIN_BODY_BYTES_PER_SECOND: count.default(1024),
  WRITE_TIMEOUT_SECONDS: count.default(30),
});

/** @param defaultRequestSeconds For `REQUEST_TIMEOUT_SECONDS`. */
export function readConnectionLimits(environment: Environment, defaultRequestSeconds: number): ConnectionLimits {
  const variables = readVariables(connectionVariables, environment);
  return {
    total: variables.MAX_CONNECTIONS,
    perAddress: variables.MAX_CONNECTIONS_PER_ADDRESS,
    headersTimeout: variables.HEADER_TIMEOUT_SECONDS * 1000,
    requestTimeout: (variables.REQUEST_TIMEOUT_SECONDS ?? defaultRequestSeconds) * 1000,
    bodyRate: variables.MIN_BODY_BYTES_PER_SECOND,
    bodyGrace: 10_000,
    writeTimeout: variables.WRITE_TIMEOUT_SECONDS * 1000,
  };
}

const toPairs = (list: string | undefined): (readonly [name: string, value: string])[] =>
  splitList(list).map((pair) => {
    const end = pair.indexOf('=');
    return [pair.slice(0, Math.max(0, end)).trim(), decodeURIComponent(pair.slice(end + 1).trim())];
  });

/** `name=value,…` with percent-encoded values, as in OpenTelemetry's variables. */
const pairsVariable = string().test(
  'pairs',
  '${path} has to be a list of name=value with percent-encoded values',
  (list) => {
    try {
      return toPairs(list).every(([name, value]) => /^[\w.-]+$/.test(name) && value !== '');
    } catch {
      return false;
    }
  },
);

/** OpenTelemetry's variables that API, worker and HTML server read. */
export const tracingVariables = object({
  OTEL_EXPORTER_OTLP_ENDPOINT: string().matches(
    /^https?:\/\/[\w.[\]:-]+(?:\/[\w./-]*)?$/,
    'OTEL_EXPORTER_OTLP_ENDPOINT has to be an http address without a query',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairsVariable,
  OTEL_RESOURCE_ATTRIBUTES: pairsVariable,
  OTEL_TRACES_SAMPLER_ARG: number().min(0).max(1).default(0.01),
});

export interface TracingConfig {
  /** Address to which traces are posted (OTLP/HTTP with JSON). */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Describes the installation: `deployment.environment.name`, … */
  resource: Readonly<Record<string, string>>;
  /** Share of traces that are recorded, 0 to 1. */
  sampling: number;
  /** Key of the site's trace ids. Null: traces of other processes are not continued. */
  secret: string | null;
}

/** Null: tracing is off. */
export function readTracingConfig(environment: Environment): TracingConfig | null {
  const variables = readVariables(
    tracingVariables.concat(object({ PREVIEW_SECRET: string().min(32, 'PREVIEW_SECRET has at least 32 characters') })),
    environment,
  );
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, PREVIEW_SECRET: secret } = variables;
  if (endpoint === undefined) return null;
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: Object.fromEntries(toPairs(variables.OTEL_EXPORTER_OTLP_HEADERS)),
    resource: Object.fromEntries(toPairs(variables.OTEL_RESOURCE_ATTRIBUTES)),
    sampling: variables.OTEL_TRACES_SAMPLER_ARG,
    secret: secret ?? null,
  };
}
