import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvFile } from '../services/env-file.mjs';
import { apiVariables, siteVariables } from '../services/variables.mjs';
import { credentialName } from './compose-credentials.mjs';
import { documentedVariables } from './environment.mjs';
import { kubernetesFolder, kustomizations, readManifests } from './kubernetes-files.mjs';

/** Processes by their Deployment: what they read, where, and what several nodes need in addition. */
const processes = [
  { name: 'api', read: apiVariables, configs: ['api/src/config'], needed: ['PUBLIC_URL', 'TRUST_PROXY', 'S3_BUCKET'] },
  {
    name: 'worker',
    read: apiVariables,
    configs: ['api/src/config'],
    needed: ['PUBLIC_URL', 'SMTP_URL', 'S3_BUCKET', 'WORKER_PORT'],
  },
  { name: 'site', read: siteVariables, configs: ['shell/server/config.ts'], needed: ['TRUST_PROXY'] },
];
const ofEach = ['METRICS_HOST', 'METRICS_PORT', 'REGISTRY_FILE'];

/**
 * Problems of variables and secrets: unknown and missing ones, and credentials in the repository.
 * @param {string} root
 * @returns {string[]}
 */
export function variableProblems(root) {
  const documented = documentedVariables(root);
  const containers = readManifests(root).flatMap(({ manifest }) =>
    containersOf(manifest).map((container) => ({ name: manifest.metadata.name, container })),
  );
  return [
    ...processes.flatMap((process) => {
      const container = containers.find(({ name }) => name === process.name)?.container;
      return processProblems(root, process, Object.keys(variablesOf(root, container ?? {})));
    }),
    ...containers.flatMap(({ name, container }) =>
      Object.keys(variablesOf(root, container))
        .filter((variable) => !documented.includes(variable))
        .map((variable) => `${name} sets ${variable}, which .env.example does not explain`),
    ),
    ...containers.flatMap(({ name, container }) => unknownKeys(root, name, container)),
    ...secretProblems(root),
  ];
}

/**
 * @param {string} root
 * @param {typeof processes[number]} process
 * @param {string[]} given
 */
function processProblems(root, { name, read, configs, needed }, given) {
  const required = [...configs.flatMap((place) => requiredVariables(path.join(root, place))), ...needed, ...ofEach];
  /** @type {readonly string[]} */
  const known = read;
  return [
    ...[...new Set(required)].filter((one) => !given.includes(one)).map((one) => `${name} lacks ${one}`),
    ...given.filter((one) => !known.includes(one)).map((one) => `${name} sets ${one}, which it does not read`),
  ];
}

/** Variables whose schema ends with `.required()`. @param {string} place File, or folder of files. @returns {string[]} */
function requiredVariables(place) {
  const isFile = place.endsWith('.ts');
  const files = isFile ? [place] : readdirSync(place).map((name) => path.join(place, name));
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').split(/^(?= {2}[A-Z][A-Z0-9_]*:)/m))
    .flatMap((field) => {
      const [, name] = /^ {2}([A-Z][A-Z0-9_]*):/.exec(field) ?? [];
      return name !== undefined && /\.required\(\),$/m.test(field) ? [name] : [];
    });
}

/** @param {import('./kubernetes-files.mjs').Manifest} manifest @returns {Record<string, any>[]} */
export const containersOf = ({ spec }) => spec?.template?.spec.containers ?? [];

/**
 * The variables of a container with the values of the example; those of secrets are empty.
 * @param {string} root
 * @param {Record<string, any>} container
 * @returns {Record<string, string>}
 */
export function variablesOf(root, { envFrom = [], env = [] }) {
  return {
    ...Object.assign(
      {},
      ...envFrom.map((/** @type {Record<string, { name: string }>} */ { configMapRef, secretRef }) =>
        configMapRef === undefined
          ? Object.fromEntries(requiredKeys(root, secretRef?.name ?? '').map((key) => [key, '']))
          : settingsOf(root, configMapRef.name),
      ),
    ),
    ...Object.fromEntries(
      env.map((/** @type {{ name: string, value?: string }} */ { name, value = '' }) => [name, value]),
    ),
  };
}

/** @param {string} root @param {string} name */
function settingsOf(root, name) {
  const files = kustomizations(root).flatMap(({ folder, content }) =>
    (content.configMapGenerator ?? [])
      .filter((one) => one.name === name)
      .flatMap(({ envs }) => envs.map((file) => path.join(root, folder, file))),
  );
  return Object.assign({}, ...files.map(readEnvFile));
}

/** @param {string} name */
const secretFile = (name) => path.join(kubernetesFolder, 'example', `${name}.env.example`);

/** @param {string} root @param {string} name */
function secretText(root, name) {
  const file = path.join(root, secretFile(name));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @param {string} root @param {string} name */
const requiredKeys = (root, name) => [...secretText(root, name).matchAll(/^([A-Z]\w*)=/gm)].map(([, key]) => key ?? '');

/** Keys that a container reads one by one and the secret does not have. @param {string} root @param {string} name @param {Record<string, any>} container */
function unknownKeys(root, name, { env = [], envFrom = [] }) {
  const keys = env.flatMap((/** @type {any} */ one) => one.valueFrom?.secretKeyRef ?? []);
  const whole = envFrom.flatMap((/** @type {any} */ one) => one.secretRef?.name ?? []);
  return [
    ...whole
      .filter((/** @type {string} */ secret) => secretText(root, secret) === '')
      .map((/** @type {string} */ secret) => `${name} needs ${secretFile(secret)}, which does not exist`),
    ...keys
      .filter((/** @type {any} */ { name: secret, key, optional = false }) => {
        const line = new RegExp(`^${optional ? '# ' : ''}${key}=`, 'm');
        return !line.test(secretText(root, secret));
      })
      .map((/** @type {any} */ { name: secret, key }) => `${secretFile(secret)} lacks ${key}`),
  ];
}

/** @param {string} root */
function secretProblems(root) {
  const secrets = ['api-secrets', 'preview-secret'];
  const documented = documentedVariables(root);
  const settings = ['api-settings', 'site-settings'].flatMap((name) => Object.keys(settingsOf(root, name)));
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  return [
    ...secrets.flatMap((name) =>
      [...secretText(root, name).matchAll(/^(?:# )?([A-Z]\w*)=(.*)/gm)].flatMap(([, key = '', value = '']) => [
        ...(value === '' ? [] : [`${secretFile(name)} contains a value of ${key}`]),
        ...(documented.includes(key) ? [] : [`${secretFile(name)} names ${key}, which .env.example does not explain`]),
      ]),
    ),
    ...settings
      .filter((name) => credentialName.test(name))
      .map((name) => `the settings contain the credential ${name}`),
    ...['secret', 'secrets']
      .map((name) => `${kubernetesFolder}/**/*-${name}.env`)
      .filter((pattern) => !ignored.includes(pattern))
      .map((pattern) => `.gitignore does not exclude ${pattern}`),
  ];
}
