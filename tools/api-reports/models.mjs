import path from 'node:path';
import { ApiDocumentedItem, ApiItemKind, ApiPackage } from '@microsoft/api-extractor-model';
import { doors } from './doors.mjs';

/**
 * @typedef {import('@microsoft/api-extractor-model').ApiItem} ApiItem
 *
 * @typedef {object} Docstring
 * @property {string} summary Markdown.
 * @property {readonly { tag: string, text: string }[]} blocks In order, such as `param`, `returns`, `example`, `deprecated`.
 */

/** @param {string} folder @returns {[import('./doors.mjs').Door, readonly ApiItem[]][]} The items of each door. */
export function loadModels(folder) {
  return doors.map((door) => {
    const [entry] = ApiPackage.loadFromJsonFile(path.join(folder, `${door.report}.api.json`)).entryPoints;
    return [door, entry?.members ?? []];
  });
}

/** @param {ApiItem} item @returns {Docstring | null} */
export function docstringOf(item) {
  const comment = item instanceof ApiDocumentedItem ? item.tsdocComment : undefined;
  if (comment === undefined) return null;
  const lines = comment
    .emitAsTsdoc()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/^ \*[ /]?/, ''));
  const text = lines
    .join('\n')
    .replaceAll(/\{@link ([^{}|]+)\}/g, '`$1`')
    .replaceAll(/\\([{}@<>])/g, '$1');
  const [summary = '', ...rest] = text.split(/^@(?=[a-z])/m);
  const blocks = rest.map((block) => {
    const [tag = ''] = /^\w+/.exec(block) ?? [];
    return { tag, text: block.slice(tag.length).trim() };
  });
  return { summary: summary.trim(), blocks: blocks.filter(({ tag }) => tag !== 'public') };
}

/** @param {ApiItem} item */
export const isExportedItem = (item) => 'isExported' in item && item.isExported === true;

/** The declaration as written in TypeScript, without `export declare`. @param {ApiItem} item */
export function signatureOf(item) {
  const text = 'excerpt' in item ? /** @type {{ excerpt: { text: string } }} */ (item).excerpt.text : '';
  return text
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replace(/^(export )?(declare )?/, '')
    .trim();
}

/** @param {ApiItem} item */
export const isType = ({ kind }) => kind === ApiItemKind.Interface || kind === ApiItemKind.TypeAlias;

/** @param {ApiItem} item */
export const isNamedMember = ({ kind }) => kind !== ApiItemKind.IndexSignature && kind !== ApiItemKind.CallSignature;
