import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

// Commands import this file before packages are installed, so it imports none.
const root = path.resolve(import.meta.dirname, '../..');

/**
 * Reads an environment file, by default the project's `.env`, if it exists. Variables that are set do not change.
 * @param {string} [file]
 */
export function loadEnvFile(file = path.join(root, '.env')) {
  for (const [name, value] of Object.entries(readEnvFile(file))) process.env[name] ??= value;
}

/**
 * The variables of an environment file; none if the file does not exist.
 * Lines lose trailing blanks first: Node 24.21 reads `A= ` with the next line as its value.
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
export function readEnvFile(file) {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split('\n');
  return parseEnv(lines.map((line) => line.trimEnd()).join('\n'));
}

/** @returns {string} Absolute path of the data folder (`DATA_DIR`). */
export function dataDirOf(environment = process.env) {
  return path.resolve(root, environment['DATA_DIR']?.trim() || '.data');
}
