import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { credentialProblems } from './compose-credentials.mjs';

const file = path.resolve(import.meta.dirname, '../../docker-compose.yml');
/** @returns {Record<string, any>} Services of the real file. */
const services = () => parse(readFileSync(file, 'utf8'), { merge: true }).services;

it('accepts docker-compose.yml', () => {
  expect(credentialProblems(services())).toEqual([]);
});

/** @type {[string, string, unknown][]} */
const settings = [
  ['api', 'APP_SECRET', 'a literal value of thirty-two characters'],
  ['api', 'APP_SECRET', '${APP_SECRET:-a default of thirty-two characters}'],
  ['api', 'APP_SECRET', '${APP_SECRET-default}'],
  ['api', 'APP_SECRET', '${APP_SECRET}'],
  ['api', 'APP_SECRET', null],
  ['api', 'DATABASE_URL', 'postgres://trampolim:${POSTGRES_PASSWORD:-trampolim}@postgres:5432/trampolim'],
  ['api', 'DATABASE_URL', 'postgres://trampolim:trampolim@postgres:5432/trampolim'],
  ['api', 'SMTP_URL', 'smtp://user:password@mail:1025'],
  ['api', 'S3_SECRET_ACCESS_KEY', '${STORE_PASSWORD:?run npm run secrets}-suffix'],
  ['api', 'BREVO_API_KEY', '${BREVO_API_KEY:-default}'],
  ['sandbox', 'HR_BACKEND_TOKEN', 'sandbox'],
  ['postgres', 'POSTGRES_PASSWORD', ''],
  ['postgres', 'POSTGRES_HOST_AUTH_METHOD', 'trust'],
  ['store-setup', 'MC_HOST_store', 'http://trampolim:trampolim-store@store:9000'],
];

it.each(settings)('refuses a default or literal credential: %s %s=%s', (name, variable, value) => {
  const changed = services();
  changed[name].environment = { ...changed[name].environment, [variable]: value };
  const problems = credentialProblems(changed);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(`docker-compose.yml: ${name} `);
});

it('refuses credentials in the list form of environment and in commands', () => {
  for (const part of [
    { environment: ['APP_SECRET=literal'] },
    { command: ['--token', '${HR_BACKEND_TOKEN:-sandbox}'] },
  ]) {
    const changed = { ...services(), other: { build: '.', ...part } };
    expect(credentialProblems(changed)).toEqual([expect.stringContaining('other has a default')]);
  }
});

it('refuses an image with default credentials', () => {
  const { store } = services();
  const { MINIO_ROOT_PASSWORD: _, ...environment } = store.environment;
  expect(credentialProblems({ ...services(), store: { ...store, environment } })).toEqual([
    expect.stringContaining('store lacks MINIO_ROOT_PASSWORD'),
  ]);
  expect(credentialProblems({ ...services(), queue: { image: 'rabbitmq:4' } })).toEqual([
    expect.stringContaining('queue uses rabbitmq:4'),
  ]);
});

it('refuses ports that are published beyond this machine, except for the site', () => {
  const { store } = services();
  expect(credentialProblems({ ...services(), store: { ...store, ports: ['9000:9000'] } })).toEqual([
    'docker-compose.yml: store publishes 9000:9000 beyond this machine',
  ]);
});

it('requires exactly the secrets that npm run secrets generates', () => {
  const { sandbox, ...others } = services();
  const environment = { HR_BACKEND_TOKEN: '${OTHER_TOKEN:?run npm run secrets}' };
  expect(credentialProblems({ ...others, sandbox: { ...sandbox, environment } })).toEqual([
    'npm run secrets does not generate OTHER_TOKEN',
  ]);
});
