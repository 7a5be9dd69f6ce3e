import { generateKeyPairSync } from 'node:crypto';
import { resolve } from 'node:path';
import { environmentVariables, readConfig } from './config.module.ts';
import { ConfigurationError } from 'server-kit';

const least = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/app',
  HR_BACKEND_URL: 'http://127.0.0.1:4000/',
  HR_BACKEND_TOKEN: 'token-of-the-test',
  APP_SECRET: 'a secret of the tests, 32 characters',
};

it('requires four variables and has defaults for the others', () => {
  const { server, database, hr, files, mail, accounts, applications, blog, campaigns } = readConfig(least, 'web');
  expect(server).toMatchObject({ host: '127.0.0.1', logLevel: 'info', workerPort: null, trustedProxies: [] });
  expect(database).toMatchObject({ url: least.DATABASE_URL, poolSize: 10, applicationName: 'api-web' });
  expect(hr).toMatchObject({ url: 'http://127.0.0.1:4000', token: 'token-of-the-test', syncSeconds: 300 });
  expect(files).toMatchObject({ dir: resolve('.data/files'), bucket: null });
  expect(mail).toMatchObject({ smtpUrl: null, from: 'Trampolim <ola@example.com>' });
  expect(accounts).toEqual({ secret: least.APP_SECRET, demo: false, requiresVerification: true });
  expect(applications).toEqual({ answerGraceSeconds: 1800 });
  expect(blog).toEqual({ url: null });
  expect(campaigns).toEqual({ mailsPerSecond: 100 });
});

it('defaults the erasure journal to a folder beside the files, and accepts another folder or a bucket', () => {
  const erasures = (more: object) => readConfig({ ...least, ...more }, 'web').files.erasures;
  expect(erasures({})).toEqual({ dir: resolve('.data/files/erasures'), bucket: null });
  expect(erasures({ FILES_DIR: '/srv/files' })).toEqual({ dir: '/srv/files/erasures', bucket: null });
  const named = { ERASURES_DIR: '/srv/erasures', S3_ERASURES_BUCKET: 'erasures' };
  expect(erasures(named)).toEqual({ dir: '/srv/erasures', bucket: 'erasures' });
});

it('stores files in a bucket if one is set with its credentials', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  const store = { S3_BUCKET: 'resumes', S3_ENDPOINT: 'http://store:9000', S3_FORCE_PATH_STYLE: 'false' };
  const named = readConfig({ ...least, ...keys, ...store }, 'web').files.bucket;
  expect(named).toEqual({
    bucket: 'resumes',
    endpoint: 'http://store:9000',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'key',
    forcePathStyle: false,
  });
  expect(readConfig({ ...least, ...keys, S3_BUCKET: 'resumes' }, 'web').files.bucket).toMatchObject({
    endpoint: null,
    forcePathStyle: true,
  });
  for (const missing of Object.keys(keys)) {
    const start = () => readConfig({ ...least, ...keys, ...store, [missing]: '' }, 'web');
    expect(start).toThrow('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
});

it('sends mail through the configured server, from the configured sender', () => {
  const { mail } = readConfig({ ...least, SMTP_URL: 'smtps://user:pass@mail:465', MAIL_FROM: 'X <x@y.pt>' }, 'worker');
  expect(mail).toMatchObject({ smtpUrl: 'smtps://user:pass@mail:465', from: 'X <x@y.pt>' });
});

it('accepts a DKIM key with escaped line breaks, and requires all DKIM variables or none', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const keys = {
    DKIM_DOMAIN: 'example.com',
    DKIM_SELECTOR: 's2026',
    DKIM_PRIVATE_KEY: pem.replaceAll('\n', String.raw`\n`),
  };
  const signed = { domain: 'example.com', selector: 's2026', privateKey: pem };
  expect(readConfig({ ...least, ...keys }, 'worker').mail.dkim).toEqual(signed);
  expect(readConfig(least, 'worker').mail.dkim).toBeNull();
  for (const missing of Object.keys(keys)) {
    expect(() => readConfig({ ...least, ...keys, [missing]: '' }, 'worker')).toThrow('belong together');
  }
});

it('configures Brevo and bounces if their variables are set', () => {
  const brevo = { BREVO_API_KEY: 'key', BOUNCE_DOMAIN: 'bounces.example.com', BOUNCE_SMTP_PORT: '2525' };
  expect(readConfig({ ...least, ...brevo }, 'worker').mail).toMatchObject({
    brevo: { apiKey: 'key', url: 'https://api.brevo.com/v3' },
    bounces: { domain: 'bounces.example.com', host: '127.0.0.1', port: 2525 },
  });
  expect(readConfig(least, 'worker').mail).toMatchObject({ brevo: null, bounces: null, brevoWebhookToken: null });
});

it('removes the trailing slash of the blog URL', () => {
  expect(readConfig({ ...least, BLOG_URL: 'https://blog.example.com/pt/' }, 'web').blog.url).toBe(
    'https://blog.example.com/pt',
  );
});

it('sets a statement timeout for the web process, and none for the worker', () => {
  expect(readConfig(least, 'web').database.statementTimeoutMs).toBeGreaterThan(0);
  expect(readConfig(least, 'worker').database.statementTimeoutMs).toBe(0);
});

it('treats an empty variable as absent', () => {
  expect(readConfig({ ...least, API_PORT: '', LOG_LEVEL: ' ' }, 'web').server.logLevel).toBe('info');
});

it('trusts the proxies of a list', () => {
  const { server } = readConfig({ ...least, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }, 'web');
  expect(server.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
});

it('serves metrics on the loopback interface by default', () => {
  const ofAll = { ...least, API_HOST: '0.0.0.0' };
  expect(readConfig(ofAll, 'web').server.metricsHost).toBe('127.0.0.1');
  expect(readConfig({ ...ofAll, METRICS_HOST: '0.0.0.0' }, 'web').server.metricsHost).toBe('0.0.0.0');
});

it('allows the origins of native apps by default, or those of a list', () => {
  expect(readConfig(least, 'web').server.nativeOrigins).toEqual(['capacitor://localhost', 'https://localhost']);
  const { server } = readConfig({ ...least, NATIVE_ORIGINS: 'app://jobs, https://localhost:8443' }, 'web');
  expect(server.nativeOrigins).toEqual(['app://jobs', 'https://localhost:8443']);
});

it.each([
  ['NATIVE_ORIGINS', '*'],
  ['NATIVE_ORIGINS', 'https://localhost/path'],
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_POOL_SIZE', '0'],
  ['HR_BACKEND_URL', 'ftp://x'],
  ['HR_BACKEND_TOKEN', undefined],
  ['HR_SYNC_SECONDS', 'often'],
  ['API_PORT', '70000'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'true'],
  ['APP_SECRET', undefined],
  ['APP_SECRET', 'too short'],
  ['DEMO_ACCOUNTS', 'yes'],
  ['EMAIL_VERIFICATION', 'perhaps'],
  ['ANSWER_GRACE_SECONDS', '-1'],
  ['SMTP_URL', 'mail:1025'],
  ['SMTP_CONNECTIONS', '0'],
  ['MAIL_LOOKUP_URL', 'http://mail/email'],
  ['DKIM_PRIVATE_KEY', 'no key'],
  ['BREVO_WEBHOOK_TOKEN', 'short'],
  ['BOUNCE_DOMAIN', 'https://example.com'],
  ['BOUNCE_SMTP_PORT', '2525'],
  ['BLOG_URL', 'blog.example.com'],
  ['S3_ENDPOINT', 'store:9000'],
  ['S3_FORCE_PATH_STYLE', 'perhaps'],
])('refuses to start with %s=%s, and names the variable', (name, value) => {
  const start = () => readConfig({ ...least, [name]: value }, 'web');
  expect(start).toThrow(ConfigurationError);
  expect(start).toThrow(name);
});

it('lists all variables that it reads', () => {
  expect(environmentVariables).toEqual(
    expect.arrayContaining(['DATABASE_URL', 'API_PORT', 'HR_SYNC_SECONDS', 'SMTP_URL']),
  );
  expect(new Set(environmentVariables).size).toBe(environmentVariables.length);
});
