import { readConfig } from './config.ts';

const complete = {
  PORT: '3000',
  API_URL: 'http://127.0.0.1:4000/',
  PUBLIC_URL: 'https://trampolim.test',
  SHELL_DIR: 'dist/shell',
  REMOTES_DIR: 'dist/remotes',
  REGISTRY_FILE: 'dist/registry.json',
  PREVIEW_SECRET: 'p'.repeat(32),
};

describe('readConfig', () => {
  it('reads the given values and applies defaults', () => {
    expect(
      readConfig({ ...complete, REMOTE_ORIGINS: 'mfe-jobs=http://localhost:3101, mfe-apply=http://localhost:3102/' }),
    ).toEqual({
      host: '0.0.0.0',
      pageCacheSeconds: 0,
      purgeUrls: [],
      port: 3000,
      apiUrl: 'http://127.0.0.1:4000',
      publicUrl: 'https://trampolim.test',
      shellDir: 'dist/shell',
      remotesDir: 'dist/remotes',
      registryFile: 'dist/registry.json',
      previewSecret: 'p'.repeat(32),
      remoteOrigins: new Map([
        ['mfe-jobs', 'http://localhost:3101'],
        ['mfe-apply', 'http://localhost:3102'],
      ]),
      employerAppUrl: 'https://example.com/empresas',
      blogUrl: 'https://example.com/blogue',
      eventSampling: 1,
      serviceWorker: 'on',
      logLevel: 'info',
      trustedProxies: [],
      metricsHost: '127.0.0.1',
      metricsPort: null,
      drainSeconds: 2,
      deadlineFactor: 1,
      apiLimits: { calls: 128, uploads: 32, streams: 256, bufferBytes: 256 * 2 ** 20 },
      connectionLimits: {
        total: 8192,
        perAddress: 512,
        headersTimeout: 15_000,
        requestTimeout: 300_000,
        bodyRate: 1024,
        bodyGrace: 10_000,
        writeTimeout: 30_000,
      },
      tracing: null,
    });
  });

  it('reports all invalid values together', () => {
    expect(() => readConfig({ PORT: '70000', API_URL: 'ftp://x', LOG_LEVEL: 'loud' })).toThrow(
      /PORT.{0,300}API_URL.{0,300}PUBLIC_URL.{0,300}SHELL_DIR.{0,300}REMOTES_DIR.{0,300}REGISTRY_FILE.{0,300}PREVIEW_SECRET.{0,300}LOG_LEVEL/,
    );
  });

  it.each([
    ['METRICS_PORT', '70000'],
    ['PAGE_CACHE_SECONDS', '-1'],
    ['PURGE_URL', 'varnish:6081'],
    ['PREVIEW_SECRET', 'short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', 'soon'],
    ['MAX_CONNECTIONS', '0'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '1.5'],
    ['WRITE_TIMEOUT_SECONDS', 'never'],
    ['REQUEST_TIMEOUT_SECONDS', '10'],
  ])('rejects %s=%s', (name, value) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(name);
  });

  it('reads the trusted proxies', () => {
    const { trustedProxies } = readConfig({ ...complete, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' });
    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  });

  it('disables the service worker and rejects any other value', () => {
    expect(readConfig({ ...complete, SERVICE_WORKER: 'off' }).serviceWorker).toBe('off');
    expect(() => readConfig({ ...complete, SERVICE_WORKER: 'no' })).toThrow('SERVICE_WORKER is not one of on, off');
  });

  it.each(['jobs', 'Jobs=http://a', 'jobs=ftp://a', '../x=http://a'])('rejects %s as origins', (origins) => {
    expect(() => readConfig({ ...complete, REMOTE_ORIGINS: origins })).toThrow('REMOTE_ORIGINS');
  });
});
