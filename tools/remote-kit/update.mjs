import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishedNames } from '../webpack/shared-modules.mjs';
import { readPackage } from '../webpack/workspace.mjs';
import { toPlatform2 } from './codemods/platform-2.mjs';
import { withPublishedNames, withRepositoryNames } from './shared-names.mjs';

/**
 * @typedef {object} UpdateReport
 * @property {readonly string[]} changed Files, relative to the remote's folder.
 * @property {readonly string[]} problems What remains to be converted by hand: `src/app.tsx:12 …`.
 */

const apiFile = 'src/remote-api.ts';

/**
 * Converts a remote's sources from platform 1.x to 2.0, and raises versions in its `package.json`. A second run changes nothing.
 * @param {string} dir Folder of the remote, in this repository or its own. Its package has the remote's id as its name.
 * @param {ReadonlySet<string>} endpoints Names of the contract's endpoints.
 * @param {Readonly<Record<string, string | undefined>>} versions Of the shared packages, by name. Those from other places than a
 *   registry are kept.
 * @returns {UpdateReport}
 */
export function updateRemote(dir, endpoints, versions) {
  const isPublished = publishedNames.platform in (readPackage(dir).dependencies ?? {});
  const toRemote = isPublished ? withPublishedNames : (/** @type {string} */ code) => code;
  const converted = sourcesOf(dir, 'src').map((file) => ({ file, ...convertFile(dir, file, { endpoints, toRemote }) }));
  const changed = converted.filter(({ isChanged }) => isChanged).map(({ file }) => file);
  if (converted.some(({ usesRemoteApi }) => usesRemoteApi) && !existsSync(path.join(dir, apiFile))) {
    writeFileSync(path.join(dir, apiFile), toRemote(remoteApiOf(readPackage(dir).name)));
    changed.push(apiFile);
  }
  if (updatePackage(dir, versions)) changed.push('package.json');
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

/**
 * @param {string} dir
 * @param {string} file
 * @param {{ endpoints: ReadonlySet<string>, toRemote: (code: string) => string }} options `toRemote`: code with the names by which the
 *   remote imports the shared packages.
 */
function convertFile(dir, file, { endpoints, toRemote }) {
  const before = readFileSync(path.join(dir, file), 'utf8');
  const specifier = path.posix.relative(path.posix.dirname(file), apiFile).replace(/\.ts$/, '');
  const remoteApi = specifier.startsWith('.') ? specifier : `./${specifier}`;
  const result = toPlatform2(file, withRepositoryNames(before), { remoteApi, endpoints });
  const code = toRemote(result.code);
  const isChanged = code !== before;
  if (isChanged) writeFileSync(path.join(dir, file), code);
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

/** @param {string} id */
const remoteApiOf = (id) => `import { createRemoteApi } from 'platform';

/** The endpoints and slices of this remote. */
export const remoteApi = createRemoteApi('${id}');
`;

/**
 * Edits the text, so that the file keeps its formatting.
 * @param {string} dir
 * @param {Readonly<Record<string, string | undefined>>} versions
 */
function updatePackage(dir, versions) {
  const file = path.join(dir, 'package.json');
  const text = readFileSync(file, 'utf8');
  const updated = text.replaceAll(/"([@\w/-]+)": "([~^]?)\d+\.\d+\.\d+"/g, (whole, name, range) =>
    versions[name] === undefined ? whole : `"${name}": "${range}${versions[name]}"`,
  );
  if (updated !== text) writeFileSync(file, updated);
  return updated !== text;
}
