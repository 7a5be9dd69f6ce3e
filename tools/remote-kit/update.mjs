import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toPlatform2 } from './codemods/platform-2.mjs';

/**
 * @typedef {object} UpdateReport
 * @property {readonly string[]} changed Files, relative to the remote's folder.
 * @property {readonly string[]} problems What remains to be converted by hand: `src/app.tsx:12 …`.
 */

const apiFile = 'src/remote-api.ts';

/**
 * Converts a remote's sources and its `package.json` from platform 1.x to 2.0. A second run changes nothing.
 * @param {string} dir Folder of the remote. Its package has the remote's id as its name.
 * @param {ReadonlySet<string>} endpoints Names of the contract's endpoints.
 * @returns {UpdateReport}
 */
export function updateRemote(dir, endpoints) {
  const converted = sourcesOf(dir, 'src').map((file) => ({ file, ...convertFile(dir, file, endpoints) }));
  const changed = converted.filter(({ isChanged }) => isChanged).map(({ file }) => file);
  if (converted.some(({ usesRemoteApi }) => usesRemoteApi) && !existsSync(path.join(dir, apiFile))) {
    writeFileSync(path.join(dir, apiFile), remoteApiOf(readPackage(dir).name));
    changed.push(apiFile);
  }
  if (updatePackage(dir)) changed.push('package.json');
  const problems = converted.flatMap(({ file, problems: found }) =>
    found.map(({ line, text }) => `${file}:${line} ${text}`),
  );
  return { changed, problems };
}

/**
 * The names of endpoints among the exports of the contract.
 * @param {Readonly<Record<string, unknown>>} contract
 */
export const endpointNames = (contract) =>
  new Set(
    Object.entries(contract)
      .filter(([, value]) => typeof value === 'object' && value !== null && 'template' in value && 'method' in value)
      .map(([name]) => name),
  );

/** @param {string} dir @param {string} file @param {ReadonlySet<string>} endpoints */
function convertFile(dir, file, endpoints) {
  const code = readFileSync(path.join(dir, file), 'utf8');
  const specifier = path.posix.relative(path.posix.dirname(file), apiFile).replace(/\.ts$/, '');
  const remoteApi = specifier.startsWith('.') ? specifier : `./${specifier}`;
  const result = toPlatform2(file, code, { remoteApi, endpoints });
  const isChanged = result.code !== code;
  if (isChanged) writeFileSync(path.join(dir, file), result.code);
  return { ...result, isChanged };
}

/** @param {string} dir @param {string} folder @returns {string[]} */
function sourcesOf(dir, folder) {
  return readdirSync(path.join(dir, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(dir, file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}

/** @param {string} dir @returns {{ name: string }} */
const readPackage = (dir) => JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));

/** @param {string} id */
const remoteApiOf = (id) => `import { createRemoteApi } from 'platform';

/** The endpoints and slices of this remote. */
export const remoteApi = createRemoteApi('${id}');
`;

/** Edits the text, so that the file keeps its formatting. @param {string} dir */
function updatePackage(dir) {
  const file = path.join(dir, 'package.json');
  const text = readFileSync(file, 'utf8');
  const updated = text.replace(/("platform": "\^?)1\.\d+\.\d+"/, '$12.0.0"');
  if (updated !== text) writeFileSync(file, updated);
  return updated !== text;
}
