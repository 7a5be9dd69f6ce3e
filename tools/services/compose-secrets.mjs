import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';
import { randomSecret } from './private-folder.mjs';

/** Secrets that Compose requires; the suite `compose` compares the list with `docker-compose.yml`. */
export const composeSecrets = /** @type {const} */ ([
  'APP_SECRET',
  'HR_BACKEND_TOKEN',
  'PREVIEW_SECRET',
  'POSTGRES_PASSWORD',
  'STORE_PASSWORD',
]);

/** Defaults of earlier versions of `docker-compose.yml`. */
const publicValues = ['demo-only-secret-that-everybody-knows', 'sandbox', 'trampolim', 'trampolim-store'];

/**
 * Adds the missing secrets to an environment file and closes it to other users (mode 0600).
 * APP_SECRET and PREVIEW_SECRET are those of the data folder if `npm start` has generated them: `npm start` reads the same file, and
 * another secret would invalidate its links and authenticators.
 * @param {string} file
 * @param {string} dataDir
 * @returns {{ generated: string[], kept: string[], insecure: string[] }} Names; `insecure` are unchanged and publicly known.
 */
export function completeSecrets(file, dataDir) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const values = readEnvFile(file);
  const generated = composeSecrets.filter((name) => !values[name]?.trim());
  const known = {
    ...stored('APP_SECRET', path.join(dataDir, 'secret')),
    ...stored('PREVIEW_SECRET', path.join(dataDir, 'preview-secret')),
  };
  const added = Object.fromEntries(generated.map((name) => [name, randomSecret()]));
  replaceFile(file, withVariables(text, { ...added, ...pick(known, generated) }));
  const kept = composeSecrets.filter((name) => !generated.includes(name));
  return { generated, kept, insecure: kept.filter((name) => publicValues.includes(values[name] ?? '')) };
}

/**
 * @param {string} name
 * @param {string} file
 * @returns {Record<string, string>}
 */
const stored = (name, file) => (existsSync(file) ? { [name]: readFileSync(file, 'utf8') } : {});

/**
 * @param {Record<string, string>} values
 * @param {readonly string[]} names
 */
const pick = (values, names) => Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/**
 * Replaces empty assignments (`APP_SECRET=`); other variables are appended.
 * @param {string} text
 * @param {Record<string, string>} variables
 */
function withVariables(text, variables) {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  for (const [name, value] of Object.entries(variables)) {
    const index = lines.findIndex((line) => line.trimStart().startsWith(`${name}=`));
    lines.splice(index === -1 ? lines.length : index, index === -1 ? 0 : 1, `${name}=${value}`);
  }
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Replaces a file atomically. Its owner does not change: root may run this for another user.
 * @param {string} file
 * @param {string} text
 */
function replaceFile(file, text) {
  const target = existsSync(file) ? realpathSync(file) : file;
  const replacement = `${target}.new`;
  writeFileSync(replacement, text, { mode: 0o600 });
  chmodSync(replacement, 0o600);
  if (existsSync(target) && process.getuid?.() === 0) {
    const { uid, gid } = statSync(target);
    chownSync(replacement, uid, gid);
  }
  renameSync(replacement, target);
}
