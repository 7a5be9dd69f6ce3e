import { composeSecrets } from '../services/compose-secrets.mjs';

/**
 * @typedef {object} ComposeService
 * @property {string} [image]
 * @property {unknown} [build]
 * @property {Record<string, string | number | boolean | null> | string[]} [environment]
 * @property {string[]} [ports]
 */

/** Names of variables that hold a credential; `S3_ACCESS_KEY_ID` and `DKIM_SELECTOR` identify one. */
export const credentialName = /(PASSWORD|PASSWD|PASS|SECRET|SECRET_ACCESS_KEY|TOKEN|API_KEY|PRIVATE_KEY)$/;
/** Credentials of optional features, which may have an empty default. */
const optional = ['BREVO_API_KEY', 'BREVO_WEBHOOK_TOKEN', 'DKIM_PRIVATE_KEY'];
/** Variables without which a third-party image starts with a publicly known credential. Images that are not listed are problems. */
const neededByImage = new Map([
  ['postgres', ['POSTGRES_PASSWORD']],
  ['minio/minio', ['MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD']],
  ['minio/mc', []],
  ['maildev/maildev', []],
]);
/** The only service that visitors may reach. For example, the mail catcher shows every mail without a password. */
const publicServices = ['site'];

/**
 * Credentials of a Compose file that are not secret: literals, defaults, those of images, and ports without any (OWASP ASVS 13.2.3).
 * @param {Record<string, ComposeService>} services
 * @returns {string[]}
 */
export function credentialProblems(services) {
  const problems = Object.entries(services).flatMap(([name, service]) =>
    [
      ...environmentOf(service).flatMap(([variable, value]) => valueProblems(variable, value)),
      ...textsIn(service).flatMap((text) => [...interpolationProblems(text), ...addressProblems(text)]),
      ...imageProblems(service),
      ...portProblems(name, service),
    ].map((problem) => `docker-compose.yml: ${name} ${problem}`),
  );
  return [...new Set(problems), ...listProblems(services)];
}

/** @param {ComposeService} service @returns {[string, string][]} */
function environmentOf({ environment = {} }) {
  if (Array.isArray(environment)) {
    return environment.map((line) => [line.split('=')[0] ?? '', line.split('=').slice(1).join('=')]);
  }
  return Object.entries(environment).map(([name, value]) => [name, String(value ?? '')]);
}

/** @param {unknown} node @returns {string[]} */
function textsIn(node) {
  if (typeof node === 'string') return [node];
  return node !== null && typeof node === 'object' ? Object.values(node).flatMap(textsIn) : [];
}

/** @typedef {{ variable: string, modifier: string }} Interpolation `modifier`: `:?message`, `:-default` or empty. */

/** @param {string} text @returns {Interpolation[]} */
function interpolationsIn(text) {
  return [...text.matchAll(/\$\{([^{}]*)\}/g)].map(([, inner = '']) => {
    const variable = /^\w*/.exec(inner)?.[0] ?? '';
    return { variable, modifier: inner.slice(variable.length) };
  });
}

/** @param {Interpolation} interpolation */
const isRequired = ({ modifier }) => modifier.startsWith(':?');
/** @param {Interpolation} interpolation */
const isOptional = ({ variable, modifier }) => optional.includes(variable) && modifier === ':-';

/** @param {string} text Whether it consists of one required variable. */
function isRequiredVariable(text) {
  const [first] = interpolationsIn(text);
  return first !== undefined && isRequired(first) && text === `\${${first.variable}${first.modifier}}`;
}

/** @param {string} variable @param {string} value */
function valueProblems(variable, value) {
  if (variable === 'POSTGRES_HOST_AUTH_METHOD') return [`sets ${variable}: connections need a password`];
  if (!credentialName.test(variable) || isRequiredVariable(value)) return [];
  return interpolationsIn(value).some(isOptional) ? [] : [`has a default or literal ${variable}`];
}

/** @param {string} text */
function interpolationProblems(text) {
  return interpolationsIn(text)
    .filter((one) => credentialName.test(one.variable) && !isRequired(one) && !isOptional(one))
    .map(({ variable }) => `has a default or literal ${variable}`);
}

/** Passwords in addresses: `scheme://user:password@host`. @param {string} text */
function addressProblems(text) {
  return [...text.matchAll(/:\/\/[^\s:/@]*:([^@/]*)@/g)].flatMap(([, password = '']) =>
    isRequiredVariable(password) ? [] : ['has a password in an address'],
  );
}

/** @param {ComposeService} service */
function imageProblems({ image = '', build, environment = {} }) {
  if (build !== undefined) return [];
  const needed = neededByImage.get(image.split(':')[0] ?? '');
  if (needed === undefined) return [`uses ${image}, which tools/checks/compose-credentials.mjs does not list`];
  const set = environmentOf({ environment }).map(([name]) => name);
  return needed
    .filter((name) => !set.includes(name))
    .map((name) => `lacks ${name}, without which ${image} has a public one`);
}

/** @param {string} name @param {ComposeService} service */
function portProblems(name, { ports = [] }) {
  if (publicServices.includes(name)) return [];
  return ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `publishes ${port} beyond this machine`);
}

/** `npm run secrets` generates what the file requires, and nothing else. @param {Record<string, ComposeService>} services */
function listProblems(services) {
  const required = new Set(
    textsIn(services)
      .flatMap(interpolationsIn)
      .filter(isRequired)
      .map(({ variable }) => variable),
  );
  return [
    ...[...required]
      .filter((name) => !composeSecrets.some((one) => one === name))
      .map((name) => `npm run secrets does not generate ${name}`),
    ...composeSecrets
      .filter((name) => !required.has(name))
      .map((name) => `docker-compose.yml does not require ${name}`),
  ];
}
