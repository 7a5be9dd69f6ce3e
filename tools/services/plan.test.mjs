import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentedVariables } from '../checks/environment.mjs';
import { demoAccounts, planServices, root } from './plan.mjs';
import { startOptions } from './start-options.mjs';
import { composeVariables, inheritedVariables } from './variables.mjs';

/** @type {string} */
let dataDir;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'plan-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const database = 'postgres://user@127.0.0.1:5432/app';

/** @param {Partial<import('../services.mjs').ServiceOptions>} options */
async function environmentsOf(options) {
  const { specs } = await planServices({ dataDir, ...options }, database);
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec?.env ?? {}]));
}

it('enables demo accounts with the sandbox only, unless DEMO_ACCOUNTS is set', () => {
  const hrBackendUrl = 'https://hr.example.com';
  expect(demoAccounts({ dataDir })).toBe('on');
  expect(demoAccounts({ dataDir, hrBackendUrl })).toBe('off');
  expect(demoAccounts({ dataDir, demoAccounts: 'off' })).toBe('off');
  expect(demoAccounts({ dataDir, hrBackendUrl, demoAccounts: 'on' })).toBe('on');
});

/** A value that differs from the default. @param {string} name */
const valueOf = (name) => (name.endsWith('PORT') ? '4567' : `value-of-${name}`);

it('passes every documented variable to a process that reads it', async () => {
  // The files of the data folder have separate variables; API_URL is the address of the started API.
  /** @type {readonly string[]} */
  const own = ['DATA_DIR', 'API_URL', ...composeVariables, ...inheritedVariables];
  const names = documentedVariables(root).filter((name) => !own.includes(name));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) {
    const options = startOptions({ [name]: valueOf(name) });
    const { specs } = await planServices({ dataDir, ...options }, options.databaseUrl ?? database);
    const receivers = Object.values(specs).filter((spec) => spec?.env[name]?.includes(valueOf(name)));
    expect([name, receivers.length > 0]).toEqual([name, true]);
  }
});

it('passes a process no variable that it does not read', async () => {
  const environment = Object.fromEntries(documentedVariables(root).map((name) => [name, valueOf(name)]));
  const { site, sandbox, mail } = await environmentsOf({ environment });
  for (const env of [site, sandbox, mail]) {
    for (const secret of ['APP_SECRET', 'DATABASE_URL', 'SMTP_URL', 'S3_SECRET_ACCESS_KEY']) {
      expect(env).not.toHaveProperty(secret);
    }
  }
});

it('treats an empty variable as absent', async () => {
  const { api, site } = await environmentsOf({ environment: { HR_SYNC_SECONDS: '', HOST: ' ' } });
  expect(api).toMatchObject({ HR_SYNC_SECONDS: '60' });
  expect(site).toMatchObject({ HOST: 'localhost' });
});

it('assigns each process of one machine a different metrics port', async () => {
  const { api, worker, site } = await environmentsOf({ environment: { METRICS_PORT: '9464' } });
  expect([api, worker, site].map((env) => env?.['METRICS_PORT'])).toEqual(['9464', '9465', '9466']);
});

it('connects the HTML server to the started API regardless of API_URL', async () => {
  const environment = { API_PORT: '4567', API_URL: 'http://127.0.0.1:9' };
  const { site } = await environmentsOf({ environment });
  expect(site).toMatchObject({ API_URL: 'http://127.0.0.1:4567' });
});

it('generates a token between API and sandbox for each data folder', async () => {
  const { api, worker, sandbox } = await environmentsOf({});
  const token = api?.['HR_BACKEND_TOKEN'];
  expect(token).toMatch(/^[\da-f]{40}$/);
  const again = await environmentsOf({});
  for (const env of [worker, sandbox, again.sandbox]) expect(env?.['HR_BACKEND_TOKEN']).toBe(token);
  const other = await environmentsOf({ dataDir: path.join(dataDir, 'other') });
  expect(other.sandbox?.['HR_BACKEND_TOKEN']).not.toBe(token);
  const given = await environmentsOf({ environment: { HR_BACKEND_TOKEN: 'given' } });
  expect([given.api, given.sandbox].map((env) => env?.['HR_BACKEND_TOKEN'])).toEqual(['given', 'given']);
});

it('never sends a generated token to a real HR backend', async () => {
  const { api } = await environmentsOf({ hrBackendUrl: 'https://hr.example.com' });
  expect(api).not.toHaveProperty('HR_BACKEND_TOKEN');
});

it('configures the HTML server as a trusted proxy of the API', async () => {
  const { api } = await environmentsOf({ environment: { TRUST_PROXY: '10.0.0.0/8' } });
  expect(api).toMatchObject({ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' });
});

it('returns the addresses on which processes listen', async () => {
  const environment = { API_HOST: '0.0.0.0', API_PORT: '4567', SANDBOX_HOST: '::1', SANDBOX_PORT: '4568', HOST: '::' };
  const { urls, specs } = await planServices({ dataDir, port: 4569, environment }, database);
  expect(urls).toMatchObject({
    api: 'http://127.0.0.1:4567',
    sandbox: 'http://[::1]:4568',
    site: 'http://localhost:4569',
  });
  expect(specs.api?.env).toMatchObject({ HR_BACKEND_URL: urls.sandbox });
  expect(specs.site?.env).toMatchObject({ API_URL: urls.api, HOST: '::' });
});
