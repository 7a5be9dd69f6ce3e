import { environmentVariables, readConfig } from './config.module.ts';
import { ConfigurationError } from './environment.ts';

const least = {
  DATABASE_URL: 'postgres://user:secret@127.0.0.1:5432/app',
  HR_BACKEND_URL: 'http://127.0.0.1:4000/',
  HR_BACKEND_TOKEN: 'token-of-the-test',
};

it('needs three variables and knows the rest', () => {
  const { server, database, hr } = readConfig(least, 'web');
  expect(server).toMatchObject({ host: '127.0.0.1', logLevel: 'info', workerPort: null, trustedProxies: [] });
  expect(database).toMatchObject({ url: least.DATABASE_URL, poolSize: 10, applicationName: 'api-web' });
  expect(hr).toMatchObject({ url: 'http://127.0.0.1:4000', token: 'token-of-the-test', syncSeconds: 300 });
});

it('lets the worker take its time with a statement, and the web not', () => {
  expect(readConfig(least, 'web').database.statementTimeoutMs).toBeGreaterThan(0);
  expect(readConfig(least, 'worker').database.statementTimeoutMs).toBe(0);
});

it('takes an empty variable for an absent one', () => {
  expect(readConfig({ ...least, API_PORT: '', LOG_LEVEL: ' ' }, 'web').server.logLevel).toBe('info');
});

it('believes the proxies of a list', () => {
  const { server } = readConfig({ ...least, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' }, 'web');
  expect(server.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
});

it.each([
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
])('refuses to start with %s=%s, and says which it is', (name, value) => {
  const start = () => readConfig({ ...least, [name]: value }, 'web');
  expect(start).toThrow(ConfigurationError);
  expect(start).toThrow(name);
});

it('names every variable that it reads', () => {
  expect(environmentVariables).toEqual(expect.arrayContaining(['DATABASE_URL', 'API_PORT', 'HR_SYNC_SECONDS']));
  expect(new Set(environmentVariables).size).toBe(environmentVariables.length);
});
