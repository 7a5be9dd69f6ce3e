/** What the kit page states about each part of the UI kit, read from the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import { doors } from '../api-reports/doors.mjs';
import { cacheDir, root } from '../webpack/workspace.mjs';
import { propsOf } from './part-props.mjs';
import { docstringBefore, findExport, readModule, textOf } from './source-module.mjs';

/**
 * @typedef {import('./source-module.mjs').SourceModule} SourceModule
 * @typedef {import('./source-module.mjs').Node} Node
 *
 * @typedef {object} KitPart
 * @property {string} exported Name that a remote imports.
 * @property {string} door
 * @property {string} doc First paragraph of the docstring.
 * @property {readonly string[]} notes Notes on accessibility: the lines of `@remarks`.
 * @property {string} since First version with an API report that has it.
 * @property {readonly { version: string, text: string }[]} changes Newest first.
 * @property {number} gzipBytes Of the part's own minified code, without what it imports from other folders.
 * @property {string} code Of the example, as it runs.
 * @property {string} source Path in the repository.
 * @property {readonly import('./part-props.mjs').KitProp[]} props
 * @property {readonly string[]} rest Types of libraries that contribute further props.
 */

const examplesFolder = path.join(root, 'shell/src/pages/kit/examples');
const doorOf = (/** @type {string} */ name) => doors.find((door) => door.name === name);

/** @type {import('@swc/core').JscConfig} */
const compilation = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  minify: { compress: true, mangle: true },
  experimental: { cacheRoot: path.join(cacheDir, 'swc') },
};

/** What the data is made of, for watchers. */
export const kitFiles = [path.join(root, 'platform/api/history.json')];
export const kitFolders = [examplesFolder, path.join(root, 'platform/src')];

/** @returns {Record<string, KitPart>} By name of the part. */
export function kitData() {
  const files = readdirSync(examplesFolder).filter((name) => name.endsWith('.tsx'));
  const parts = files.flatMap((name) => {
    const module = readModule(path.join(examplesFolder, name));
    const examples = [...module.declarations].filter(([declared]) => declared.endsWith('Example'));
    return examples.map(([declared, node]) => [declared.slice(0, -'Example'.length), module, node]);
  });
  return Object.fromEntries(
    /** @type {[string, SourceModule, Node][]} */ (parts).map(([name, module, node]) => [
      name,
      partOf(name, module, node),
    ]),
  );
}

/** @param {string} name @param {SourceModule} module @param {Node} example @returns {KitPart} */
function partOf(name, module, example) {
  const names = [name, `use${name}`];
  const exported = names.find((one) => module.imports.has(one));
  const door = exported === undefined ? undefined : doorOf(module.imports.get(exported)?.from ?? '');
  const component = door && exported ? findExport(readModule(path.join(root, door.source)), exported) : null;
  if (!exported || !door || component === null) {
    throw new Error(`${module.file}: ${name}Example imports no part ${names.join(' or ')} of platform`);
  }
  const [summary = '', remarks = ''] = docstringBefore(component.module, component.node).split(/^@remarks/m);
  return {
    exported,
    door: door.name,
    doc: summary.replaceAll(/\s+/g, ' ').trim(),
    notes:
      remarks
        .split(/^@/m)[0]
        ?.split(/^- /m)
        .map((note) => note.replaceAll(/\s+/g, ' ').trim())
        .filter((note) => note !== '') ?? [],
    ...historyOf(door.name, [exported, `${exported}Props`]),
    gzipBytes: ownBytes(component.module),
    code: exampleCode(module, example),
    source: path.relative(root, component.module.file),
    ...propsOf(name, component),
  };
}

/** @param {string} door @param {readonly string[]} names */
function historyOf(door, names) {
  /** @type {import('../api-reports.mjs').Release[]} */
  const releases = JSON.parse(readFileSync(path.join(root, 'platform/api/history.json'), 'utf8'));
  const changes = releases.flatMap(({ version, changes: all }) =>
    all.filter((change) => change.door === door && names.includes(change.name)).map(({ text }) => ({ version, text })),
  );
  const added = changes.find(({ text }) => text === `${names[0]} was added`);
  return { since: added?.version ?? releases[0]?.version ?? '', changes: changes.toReversed() };
}

/** @param {SourceModule} module */
function ownBytes({ file }) {
  const folder = path.dirname(file);
  const name = path.basename(file, path.extname(file));
  const isOwnFolder = path.basename(folder) === name;
  const siblings = readdirSync(folder).filter((one) => /\.tsx?$/.test(one) && !one.includes('.test.'));
  const files = isOwnFolder ? siblings : [path.basename(file)];
  const minified = files.map((one) => {
    return transformSync(readFileSync(path.join(folder, one), 'utf8'), {
      filename: one,
      swcrc: false,
      minify: true,
      jsc: compilation,
    }).code;
  });
  return gzipSync(minified.join('\n')).length;
}

/** The imports of platform and the markup, or the whole function if it has state. @param {SourceModule} module @param {Node} example */
function exampleCode(module, example) {
  const { body, params } = example;
  const [only] = body.body;
  const isMarkup = params.length === 0 && body.body.length === 1 && only.type === 'ReturnStatement';
  const text = isMarkup ? markupOf(module, only.argument) : textOf(module, example).replace(/^export /, '');
  const used = [...module.imports].filter(
    ([local, { from }]) =>
      (from.startsWith('platform') || from === 'react') && new RegExp(String.raw`\b${local}\b`).test(text),
  );
  const froms = [...new Set(used.map(([, { from }]) => from))];
  const imports = froms.map(
    (from) =>
      `import { ${used
        .filter(([, one]) => one.from === from)
        .map(([local]) => local)
        .join(', ')} } from '${from}';`,
  );
  return `${imports.join('\n')}\n\n${text}`;
}

/** Without a fragment around it, and without the indentation of the file. @param {SourceModule} module @param {Node} returned */
function markupOf(module, returned) {
  const markup = returned.type === 'ParenthesizedExpression' ? returned.expression : returned;
  const isFragment = markup.type === 'JSXFragment';
  const [start, end] = isFragment
    ? [markup.openingFragment.end, markup.closingFragment.start]
    : [markup.start, markup.end];
  const text = module.code.slice(start, end).replace(/^\n/, '').trimEnd();
  const lines = text.split('\n');
  const indents = lines
    .slice(isFragment ? 0 : 1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.search(/\S/));
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => (line.search(/\S/) >= indent ? line.slice(indent) : line)).join('\n');
}
