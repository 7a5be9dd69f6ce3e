/**
 * The documented variables (`.env.example`) by the process that reads them. `npm start` passes only these to each process;
 * `tools/checks/environment.mjs` compares the lists with the sources.
 */

/** Every server that clients reach. */
const connectionVariables = /** @type {const} */ ([
  'MAX_CONNECTIONS',
  'MAX_CONNECTIONS_PER_ADDRESS',
  'HEADER_TIMEOUT_SECONDS',
  'REQUEST_TIMEOUT_SECONDS',
  'MIN_BODY_BYTES_PER_SECOND',
  'WRITE_TIMEOUT_SECONDS',
]);

/** API, worker and HTML server. */
const tracingVariables = /** @type {const} */ ([
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_RESOURCE_ATTRIBUTES',
  'OTEL_TRACES_SAMPLER_ARG',
]);

/** API, worker, `migrate` and the commands. */
export const apiVariables = /** @type {const} */ ([
  'API_HOST',
  'API_PORT',
  'WORKER_PORT',
  'METRICS_HOST',
  'METRICS_PORT',
  'DRAIN_SECONDS',
  'PUBLIC_URL',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'NATIVE_ORIGINS',
  ...connectionVariables,
  ...tracingVariables,
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URLS',
  'DATABASE_POOL_SIZE',
  'HR_BACKEND_URL',
  'HR_BACKEND_TOKEN',
  'HR_SYNC_SECONDS',
  'FILES_DIR',
  'ERASURES_DIR',
  'S3_ERASURES_BUCKET',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'SMTP_URL',
  'SMTP_CONNECTIONS',
  'MAIL_FROM',
  'MAIL_LOOKUP_URL',
  'DKIM_DOMAIN',
  'DKIM_SELECTOR',
  'DKIM_PRIVATE_KEY',
  'BREVO_API_KEY',
  'BREVO_API_URL',
  'BREVO_WEBHOOK_TOKEN',
  'BOUNCE_DOMAIN',
  'BOUNCE_SMTP_HOST',
  'BOUNCE_SMTP_PORT',
  'APP_SECRET',
  'DEMO_ACCOUNTS',
  'EMAIL_VERIFICATION',
  'ANSWER_GRACE_SECONDS',
  'BLOG_URL',
  'CAMPAIGN_RATE',
  'REGISTRY_FILE',
  'PREVIEW_SECRET',
  'PURGE_URL',
]);

/** HTML server. */
export const siteVariables = /** @type {const} */ ([
  'HOST',
  'PORT',
  'API_URL',
  'PUBLIC_URL',
  'SHELL_DIR',
  'REMOTES_DIR',
  'REGISTRY_FILE',
  'PREVIEW_SECRET',
  'REMOTE_ORIGINS',
  'EMPLOYER_APP_URL',
  'BLOG_URL',
  'CLIENT_EVENT_SAMPLING',
  'SERVICE_WORKER',
  'LOG_LEVEL',
  'TRUST_PROXY',
  'METRICS_HOST',
  'METRICS_PORT',
  'DRAIN_SECONDS',
  'PAGE_DEADLINE_FACTOR',
  'API_CONNECTIONS',
  'API_UPLOAD_CONNECTIONS',
  'API_STREAM_CONNECTIONS',
  'BUFFER_MEGABYTES',
  'PAGE_CACHE_SECONDS',
  'PURGE_URL',
  ...connectionVariables,
  ...tracingVariables,
]);

/** HR backend of the sandbox. */
export const sandboxVariables = /** @type {const} */ ([
  'SANDBOX_HOST',
  'SANDBOX_PORT',
  'SANDBOX_SEED',
  'SANDBOX_JOBS',
  'SANDBOX_TICK_SECONDS',
  'SANDBOX_DATA',
  'HR_BACKEND_TOKEN',
  'LOG_LEVEL',
]);

/** Mail catcher of the sandbox. */
export const mailVariables = /** @type {const} */ (['SANDBOX_HOST', 'MAIL_SMTP_PORT', 'MAIL_WEB_PORT']);

/** `docker-compose.yml` only; `npm run secrets` generates the passwords. */
export const composeVariables = /** @type {const} */ (['POSTGRES_PASSWORD', 'STORE_PASSWORD', 'NETWORK_SUBNET']);

/**
 * Variables of Node and the system that every process gets; `.env.example` documents those that concern the product.
 * NODE_EXTRA_CA_CERTS: a mail server, an HR backend or a store may have a certificate of a private authority.
 */
export const inheritedVariables = /** @type {const} */ ([
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SystemRoot',
  'TEMP',
]);

/**
 * The named variables that have a value; an empty one counts as absent, as in a copied `.env.example`.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {readonly string[]} names
 * @returns {Record<string, string>}
 */
export function pickVariables(environment, names) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value?.trim() ? [[name, value]] : [];
    }),
  );
}
