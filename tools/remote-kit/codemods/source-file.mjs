import MagicString from 'magic-string';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {import('../../kit/source-module.mjs').Node} Node
 * @typedef {{ node: Node, parents: readonly Node[] }} Place A node with its parents, the nearest last.
 * @typedef {{ line: number, text: string }} Problem A place that a codemod cannot convert.
 */

/** Columns of a line; longer lists of imports are written one name per line. */
const lineLength = 120;

/** A source file that is edited by positions, so that what is not converted keeps its formatting. */
export class SourceFile {
  /** @type {Problem[]} */
  #problems = [];
  /** Names that are added to imports: module → names. @type {Map<string, Set<string>>} */
  #added = new Map();
  /** References that a rule has converted. @type {Set<Node>} */
  #converted = new Set();

  /** @param {string} name File name; its extension selects the syntax. @param {string} code */
  constructor(name, code) {
    const { program, errors } = parseSync(name, code);
    const [error] = errors;
    if (error !== undefined) throw new Error(`${name} cannot be parsed: ${error.message}`);
    this.code = code;
    this.edits = new MagicString(code);
    /** @type {readonly Place[]} */
    this.places = [...walk(program, [])];
    /** @type {readonly Node[]} */
    this.imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  }

  /** @param {Node} node */
  textOf({ start, end }) {
    return this.code.slice(start, end);
  }

  /** @param {Node} node @param {string} text */
  report({ start }, text) {
    const line = this.code.slice(0, start).split('\n').length;
    if (!this.#problems.some((problem) => problem.line === line && problem.text === text)) {
      this.#problems.push({ line, text });
    }
  }

  get problems() {
    return this.#problems.toSorted((one, other) => one.line - other.line);
  }

  /** The specifiers that import these names of a module, under any local name. @param {string} module @param {readonly string[]} names */
  importsOf(module, names) {
    return this.imports
      .filter(({ source }) => source.value === module)
      .flatMap(({ specifiers }) => /** @type {Node[]} */ (specifiers))
      .filter(({ imported }) => names.includes(imported?.name));
  }

  /** The references to a local name outside of imports. @param {string} name @returns {readonly Place[]} */
  referencesTo(name) {
    return this.places.filter(({ node, parents }) => node.name === name && isReference(node, parents));
  }

  /** Whether the file declares a local name, other than by an import. @param {string} name */
  declares(name) {
    return this.places.some(({ node, parents }) => node.name === name && isBinding(node, parents));
  }

  /** @param {Node} reference */
  convert(reference) {
    this.#converted.add(reference);
  }

  /** @param {string} module @param {string} name */
  addImport(module, name) {
    this.#added.set(module, (this.#added.get(module) ?? new Set()).add(name));
  }

  /** @param {Node} reference */
  isConverted(reference) {
    return this.#converted.has(reference);
  }

  /**
   * The converted code. Imports of the given specifiers are removed if all references were converted.
   * @param {readonly Node[]} replaced
   */
  finish(replaced) {
    const unused = new Set(
      replaced.filter(({ local }) => this.referencesTo(local.name).every(({ node }) => this.isConverted(node))),
    );
    for (const statement of this.imports) this.#rewriteImport(statement, unused);
    const last = this.imports.findLast(({ source }) => !source.value.startsWith('.')) ?? this.imports.at(-1);
    const lines = [...this.#added].map(([module, names]) => importOf([...names], module, `import `));
    if (lines.length > 0 && last === undefined) this.edits.prepend(`${lines.join('\n')}\n\n`);
    else if (lines.length > 0) this.edits.appendLeft(last?.end ?? 0, `\n${lines.join('\n')}`);
    return this.edits.toString().replace(/^\n+/, '');
  }

  /** @param {Node} statement @param {ReadonlySet<Node>} unused */
  #rewriteImport(statement, unused) {
    const { source, specifiers, importKind, start, end } = statement;
    const kept = /** @type {Node[]} */ (specifiers).filter((one) => !unused.has(one));
    const added = importKind === 'type' || specifiers.some(isWhole) ? [] : [...(this.#added.get(source.value) ?? [])];
    if (importKind !== 'type' && added.length > 0) this.#added.delete(source.value);
    const known = new Set(kept.map(({ local }) => local.name));
    const fresh = added.filter((name) => !known.has(name));
    if (kept.length === specifiers.length && fresh.length === 0) return;
    const names = insertSorted(
      kept.map((one) => this.textOf(one)),
      fresh,
    );
    if (names.length > 0) this.edits.overwrite(start, end, importOf(names, source.value, importPrefix(importKind)));
    else this.edits.remove(start, this.code[end] === '\n' ? end + 1 : end);
  }
}

/** @param {string} kind */
const importPrefix = (kind) => (kind === 'type' ? 'import type ' : 'import ');

/** A default or namespace import. @param {Node} specifier */
const isWhole = ({ type }) => type !== 'ImportSpecifier';

/** @param {readonly string[]} names @param {string} module @param {string} prefix */
function importOf(names, module, prefix) {
  const line = `${prefix}{ ${names.join(', ')} } from '${module}';`;
  return line.length <= lineLength
    ? line
    : `${prefix}{\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

/** @param {string} name */
const sortKey = (name) => name.replace(/^type /, '').toLowerCase();

/** Inserts names in alphabetical order and leaves the others where they are. @param {readonly string[]} names @param {readonly string[]} added */
function insertSorted(names, added) {
  const all = [...names];
  for (const name of added) {
    const at = all.findIndex((one) => one.startsWith('type ') || sortKey(one).localeCompare(sortKey(name)) > 0);
    all.splice(at === -1 ? all.length : at, 0, name);
  }
  return all;
}

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** @param {Node} node @param {readonly Node[]} parents @returns {Generator<Place>} */
function* walk(node, parents) {
  yield { node, parents };
  const within = [...parents, node];
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* walk(child, within);
}

/** @param {Node} node @param {readonly Node[]} parents */
function isReference(node, parents) {
  if (node.type !== 'Identifier') return false;
  const parent = parents.at(-1);
  if (parent === undefined || /^Import.*Specifier$/.test(parent.type)) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property' && parent.value !== node) return false;
  return !isBinding(node, parents);
}

/** @param {Node} node @param {readonly Node[]} parents */
function isBinding(node, parents) {
  if (node.type !== 'Identifier') return false;
  const chain = [...parents, node];
  return parents.some((parent, at) => {
    const child = chain[at + 1];
    if (parent.type === 'VariableDeclarator') return parent.id === child && isPatternPart(chain.slice(at + 1));
    if (/Function/.test(parent.type)) {
      return (parent.params?.includes(child) || parent.id === child) && isPatternPart(chain.slice(at + 1));
    }
    return false;
  });
}

/** Whether the last node of a chain is bound by the pattern that begins it. @param {readonly Node[]} chain */
function isPatternPart(chain) {
  return chain.every((node, at) => {
    const child = chain[at + 1];
    if (child === undefined) return node.type === 'Identifier';
    if (node.type === 'Property') return node.value === child;
    if (node.type === 'AssignmentPattern') return node.left === child;
    return /Pattern$|^RestElement$/.test(node.type);
  });
}
