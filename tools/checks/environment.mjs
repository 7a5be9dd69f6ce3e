import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where variables are read; nowhere else is `process.env` touched. */
const places = [
  'api/src/config',
  'shell/server/config',
  'shell/server/config.ts',
  'sandbox/src/config.ts',
  'tools/start.mjs',
  'tools/browser.mjs',
];
const ofTheMachine = new Set(['PATH', 'CHROMIUM_PATH', 'DEBIAN_FRONTEND']);

/**
 * Variables that the code reads and `.env.example` does not explain, and the other way round.
 * @param {string} root
 * @returns {string[]}
 */
export function environmentProblems(root) {
  const read = new Set(
    places.flatMap((place) => variablesIn(path.join(root, place))).filter((name) => !ofTheMachine.has(name)),
  );
  const told = new Set(
    [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(
      ([, name]) => name ?? '',
    ),
  );
  return [
    ...[...read].filter((name) => !told.has(name)).map((name) => `.env.example does not explain ${name}`),
    ...[...told].filter((name) => !read.has(name)).map((name) => `.env.example explains ${name}, which nothing reads`),
  ];
}

/** @param {string} place @returns {string[]} */
function variablesIn(place) {
  return filesIn(place).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/(?:^\s*|\[?['"])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|PORT|HOST)(?:['"]\]?|:)/gm)].map(
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
