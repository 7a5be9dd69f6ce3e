import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  apiVariables,
  composeVariables,
  inheritedVariables,
  mailVariables,
  sandboxVariables,
  siteVariables,
} from '../services/variables.mjs';

/** Variables of both servers. */
const kitPlace = 'server-kit/src/configuration.ts';
/** Where each kind of process reads its variables, and the variables that `npm start` passes to it. */
const processes = [
  { name: 'API', places: ['api/src/config', kitPlace], passed: apiVariables },
  { name: 'HTML server', places: ['shell/server/config', 'shell/server/config.ts', kitPlace], passed: siteVariables },
  { name: 'sandbox', places: ['sandbox/src/config.ts'], passed: sandboxVariables },
  { name: 'mail catcher', places: ['sandbox/src/mail/catcher.ts'], passed: mailVariables },
];
/** Where `npm start` and the suites read theirs. */
const toolPlaces = [
  'tools/start.mjs',
  'tools/browser.mjs',
  'tools/services/env-file.mjs',
  'tools/services/start-options.mjs',
];
const machineVariables = new Set(['PATH', 'CHROMIUM_PATH', 'DEBIAN_FRONTEND']);
/** Of Node itself, passed to every process. */
const nodeVariables = inheritedVariables.filter((name) => name === 'NODE_EXTRA_CA_CERTS');

/**
 * Names of the variables that `.env.example` explains.
 * @param {string} root
 */
export function documentedVariables(root) {
  const text = readFileSync(path.join(root, '.env.example'), 'utf8');
  return [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
}

/**
 * Variables that the code or `docker-compose.yml` reads and `.env.example` does not explain, and the other way round; variables that
 * a process reads and `npm start` does not pass to it, and the other way round.
 * @param {string} root
 * @returns {string[]}
 */
export function environmentProblems(root) {
  const readBy = (/** @type {readonly string[]} */ places) =>
    new Set(
      places.flatMap((place) => variablesIn(path.join(root, place))).filter((name) => !machineVariables.has(name)),
    );
  const readByProcesses = new Set([
    ...readBy([...processes.flatMap(({ places }) => places), ...toolPlaces]),
    ...nodeVariables,
  ]);
  const composed = variablesOfCompose(root);
  const read = new Set([...readByProcesses, ...composed]);
  const documented = new Set(documentedVariables(root));
  return [
    ...[...read].filter((name) => !documented.has(name)).map((name) => `.env.example does not explain ${name}`),
    ...[...documented]
      .filter((name) => !read.has(name))
      .map((name) => `.env.example explains ${name}, which no process reads`),
    ...processes.flatMap(({ name, places, passed }) => passingProblems(name, readBy(places), new Set(passed))),
    ...composeVariables
      .filter((name) => !composed.has(name) || readByProcesses.has(name))
      .map((name) => `tools/services/variables.mjs: ${name} is not a variable of docker-compose.yml alone`),
  ];
}

/** @param {string} root */
function variablesOfCompose(root) {
  const text = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  return new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''));
}

/**
 * @param {string} name
 * @param {ReadonlySet<string>} read
 * @param {ReadonlySet<string>} passed
 */
function passingProblems(name, read, passed) {
  const list = 'tools/services/variables.mjs';
  return [
    ...[...read]
      .filter((one) => !passed.has(one))
      .map((one) => `${list}: the ${name} reads ${one}, which is not passed`),
    ...[...passed].filter((one) => !read.has(one)).map((one) => `${list}: the ${name} does not read ${one}`),
  ];
}

/** @param {string} place @returns {string[]} */
function variablesIn(place) {
  return filesIn(place).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/(?:^[ \t]*|\[?['"])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST)(?:['"]\]?|:)/gm)].map(
      ([, name]) => name ?? '',
    );
  });
}

/** @param {string} place @returns {string[]} */
function filesIn(place) {
  try {
    return readdirSync(place)
      .filter((name) => /^(?!.*test).*\.(ts|mjs)$/.test(name))
      .map((name) => path.join(place, name));
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR' ? [place] : [];
  }
}
