import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * A node of the syntax tree. Its fields depend on `type`, which readers compare first; oxc's union of all kinds has no common fields.
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node
 *
 * @typedef {object} SourceModule A parsed file.
 * @property {string} file
 * @property {string} code
 * @property {readonly { start: number, end: number, value: string }[]} docstrings Block comments.
 * @property {ReadonlyMap<string, Node>} declarations By name.
 * @property {ReadonlyMap<string, { from: string, name: string }>} imports By local name; `from` as written.
 * @property {ReadonlyMap<string, { from: string | null, name: string }>} exports By exported name; `from` is null for the file's own.
 * @property {readonly string[]} exportsAll Modules of `export *`.
 */

const modules = /** @type {Map<string, SourceModule>} */ (new Map());

/** @param {string} file @returns {SourceModule} */
export function readModule(file) {
  const code = readFileSync(file, 'utf8');
  const known = modules.get(file);
  if (known?.code === code) return known;
  const { program, comments } = parseSync(file, code);
  const read = {
    file,
    code,
    docstrings: comments.filter(({ type }) => type === 'Block'),
    ...namesOf(program.body),
  };
  modules.set(file, read);
  return read;
}

/** @param {readonly Node[]} body */
function namesOf(body) {
  const declarations = /** @type {Map<string, Node>} */ (new Map());
  const imports = new Map();
  const exports = new Map();
  const exportsAll = /** @type {string[]} */ ([]);
  for (const statement of body) {
    const source = statement.source?.value ?? null;
    if (statement.type === 'ImportDeclaration') {
      for (const { local, imported } of statement.specifiers) {
        imports.set(local.name, { from: source, name: imported?.name ?? '*' });
      }
    } else if (statement.type === 'ExportAllDeclaration') exportsAll.push(source);
    for (const { local, exported } of statement.type === 'ExportNamedDeclaration' ? statement.specifiers : []) {
      exports.set(exported.name, { from: source, name: local.name });
    }
    const declared = /** @type {Node} */ (statement.declaration ?? statement);
    for (const one of declared.declarations ?? [declared]) {
      const name = one.id?.name;
      if (name === undefined) continue;
      declarations.set(name, { ...one, start: statement.start });
      if (statement.declaration) exports.set(name, { from: null, name });
    }
  }
  return { declarations, imports, exports, exportsAll };
}

/** The module that a relative import names; null for a package. @param {SourceModule} module @param {string} from */
function relativeModule({ file }, from) {
  if (!from.startsWith('.')) return null;
  const base = path.resolve(path.dirname(file), from);
  const found = [base, `${base}.tsx`, `${base}.ts`, path.join(base, 'index.ts')].find(
    (one) => /\.tsx?$/.test(one) && existsSync(one),
  );
  return found === undefined ? null : readModule(found);
}

/**
 * Where an export is declared.
 * @param {SourceModule} module
 * @param {string} name
 * @returns {{ module: SourceModule, node: Node } | null} Null if the module does not export it, or a package does.
 */
export function findExport(module, name) {
  const exported = module.exports.get(name);
  if (exported?.from === null) return findLocal(module, exported.name);
  const target = exported === undefined ? null : relativeModule(module, exported.from);
  if (exported !== undefined) return target && findExport(target, exported.name);
  for (const from of module.exportsAll) {
    const all = relativeModule(module, from);
    const found = all && findExport(all, name);
    if (found) return found;
  }
  return null;
}

/**
 * Where a name that a module uses is declared.
 * @param {SourceModule} module
 * @param {string} name
 * @returns {{ module: SourceModule, node: Node } | null}
 */
export function findLocal(module, name) {
  const node = module.declarations.get(name);
  if (node !== undefined) return { module, node };
  const imported = module.imports.get(name);
  const target = imported === undefined ? null : relativeModule(module, imported.from);
  return target && imported ? findExport(target, imported.name) : null;
}

/** The docstring before a node, without its markers; empty if it has none. @param {SourceModule} module @param {Node} node */
export function docstringBefore({ code, docstrings }, node) {
  const comment = docstrings.findLast(({ end }) => end <= node.start);
  const isBefore = comment?.value.startsWith('*') && code.slice(comment.end, node.start).trim() === '';
  if (comment === undefined || !isBefore) return '';
  return comment.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^ *\* ?/, ''))
    .join('\n')
    .trim();
}

/** @param {SourceModule} module @param {Node} node */
export const textOf = ({ code }, node) => code.slice(node.start, node.end);
