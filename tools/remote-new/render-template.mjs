import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('./request.mjs').NewRemote} NewRemote */

/** A complete remote, type-checked, linted and tested as it is. Its parts between `<fragment>` and `</fragment>` are optional. */
export const templateFolder = path.join(import.meta.dirname, 'template');

const templateFiles = () =>
  readdirSync(templateFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(templateFolder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));

/**
 * The files of a new remote by their paths in its folder.
 * @param {NewRemote} request
 * @param {{ platform: string, contracts: string, react: string }} versions
 * @returns {Record<string, string>}
 */
export function renderTemplate(request, versions) {
  const files = templateFiles().filter((name) => request.fragment || !name.startsWith('src/fragments/'));
  const entries = files.map((name) => {
    const text = readFileSync(path.join(templateFolder, name), 'utf8');
    return [name, renderFile(name, text, request, versions)];
  });
  return Object.fromEntries(entries);
}

/**
 * @param {string} name
 * @param {string} text
 * @param {NewRemote} request
 * @param {Parameters<typeof renderTemplate>[1]} versions
 */
function renderFile(name, text, request, { platform, contracts, react }) {
  const named = withoutOptional(text, request.fragment)
    .replaceAll('mfe-template', request.id)
    .replaceAll('/template', request.route)
    .replaceAll(/\bModelo\b/g, request.title.pt)
    .replaceAll(/\bTemplate\b/g, request.title.en);
  if (name === 'package.json') {
    const manifest = JSON.parse(named);
    manifest.dependencies = { ...manifest.dependencies, platform, react, 'shared-contracts': contracts };
    return toJson(manifest);
  }
  if (name === 'tsconfig.json') return named.replace('../../../', '../');
  if (name === 'src/remote.ts') return named.replace(/platform: '[^']+'/, `platform: '^${platform}'`);
  if (!request.fragment && /^src\/i18n\/\w+\.json$/.test(name)) {
    const { section: _section, ...texts } = JSON.parse(named);
    return toJson(texts);
  }
  return named;
}

/** @param {unknown} value */
const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

const start = /^\s*(?:\/\/|<!--) <fragment>/;
const end = /^\s*(?:\/\/|<!--) <\/fragment>/;

/**
 * Without the marks of the optional parts, and without these parts if they are not wanted.
 * @param {string} text
 * @param {boolean} isWanted
 */
function withoutOptional(text, isWanted) {
  let isInside = false;
  const lines = text.split('\n').filter((line) => {
    const isMark = start.test(line) || end.test(line);
    if (isMark) isInside = start.test(line);
    return !isMark && (isWanted || !isInside);
  });
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}
