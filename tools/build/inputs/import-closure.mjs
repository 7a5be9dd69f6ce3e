import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { contractEntries } from '../../webpack/shared-modules.mjs';

/**
 * The files that a bundle may contain, as webpack finds them. A package without side effects is followed by name: of
 * `import { x } from 'shared-contracts'` it is the file that declares `x`, not every file that the index re-exports.
 *
 * @typedef {object} Closure
 * @property {Set<string>} files Absolute paths.
 * @property {Map<string, Set<string>>} packages Folder of the importing package → names of npm packages.
 *
 * @typedef {object} ImportedName
 * @property {string} request
 * @property {string | null} name `default` or a name; null: everything.
 *
 * @typedef {object} Module
 * @property {ImportedName[]} imports Values that the file imports. Types are not followed.
 * @property {(ImportedName & { as: string | null })[]} reexports `as` is null for `export *`.
 * @property {Set<string>} own Names that the file declares itself.
 */

/** Conditions of `imports` and `exports` in browsers and on the HTML server. */
const environments = [['default'], ['server', 'default']];

/**
 * @param {readonly string[]} roots Absolute paths. All exports of these files are used.
 * @param {object} options
 * @param {string} options.root The repository.
 * @param {(request: string) => boolean} options.isProvided Modules that the page provides, which are not bundled.
 * @returns {Closure}
 */
export function importClosure(roots, { root, isProvided }) {
  const closure = { files: new Set(roots), packages: new Map() };
  const alias = Object.fromEntries(
    Object.entries(contractEntries).map(([name, file]) => [name, [path.join(root, file)]]),
  );
  const extensions = ['.tsx', '.ts', '.js', '.mjs', '.json'];
  for (const conditionNames of environments) {
    const resolver = new ResolverFactory({ extensions, conditionNames, alias, builtinModules: true });
    new Walk(closure, resolver, isProvided).start(roots);
  }
  return closure;
}

class Walk {
  /** @type {Set<string>} */
  done = new Set();

  /**
   * @param {Closure} closure
   * @param {ResolverFactory} resolver
   * @param {(request: string) => boolean} isProvided
   */
  constructor(closure, resolver, isProvided) {
    this.closure = closure;
    this.resolver = resolver;
    this.isProvided = isProvided;
  }

  /** @param {readonly string[]} roots */
  start(roots) {
    for (const file of roots) this.useAll(file);
  }

  /**
   * A file of which something is used, with everything that it imports.
   * @param {string} file
   */
  include(file) {
    if (this.done.has(file)) return;
    this.done.add(file);
    this.closure.files.add(file);
    for (const { request, name } of moduleOf(file).imports) this.follow(file, request, name);
  }

  /**
   * A file of which all exports are used.
   * @param {string} file
   */
  useAll(file) {
    const key = `${file}*`;
    if (this.done.has(key)) return;
    this.done.add(key);
    this.include(file);
    for (const { request, name } of moduleOf(file).reexports) this.follow(file, request, name);
  }

  /**
   * @param {string} from
   * @param {string} request
   * @param {string | null} name
   */
  follow(from, request, name) {
    const target = this.resolve(from, request);
    if (target === null) return;
    if (name === null) this.useAll(target);
    else this.use(target, name);
  }

  /**
   * Includes the file that declares an export of `file`.
   * @param {string} file
   * @param {string} name
   * @returns {boolean} Whether the file has the export.
   */
  use(file, name) {
    const { own, reexports } = moduleOf(file);
    if (own.has(name)) {
      this.include(file);
      return true;
    }
    const named = reexports.find(({ as }) => as === name);
    if (named !== undefined) {
      this.follow(file, named.request, named.name);
      return true;
    }
    return reexports
      .filter(({ as }) => as === null)
      .some(({ request }) => {
        const target = this.resolve(file, request);
        return target !== null && this.use(target, name);
      });
  }

  /**
   * The own file that a request names; null for the modules of the page and for npm packages, which are recorded.
   * @param {string} from
   * @param {string} request
   */
  resolve(from, request) {
    if (this.isProvided(request) || request.startsWith('node:')) return null;
    const bare = request.split('?')[0] ?? request;
    const { path: found } = this.resolver.sync(path.dirname(from), bare);
    if (found !== undefined && !found.includes(`${path.sep}node_modules${path.sep}`)) return found;
    if (/^[.#/]/.test(request)) throw new Error(`${from} imports ${request}, which does not exist`);
    const importers = this.closure.packages;
    const folder = packageFolder(from);
    importers.set(folder, (importers.get(folder) ?? new Set()).add(packageName(request)));
    return null;
  }
}

/** @type {Map<string, { content: string, module: Module }>} */
const modules = new Map();

/**
 * @param {string} file
 * @returns {Module}
 */
function moduleOf(file) {
  const content = readFileSync(file, 'utf8');
  const known = modules.get(file);
  if (known?.content === content) return known.module;
  const module = /\.[cm]?[jt]sx?$/.test(file)
    ? readModule(file, content)
    : { ...readModule(`${file}.ts`, scriptsIn(content)), own: defaultOnly };
  modules.set(file, { content, module });
  return module;
}

/** Components of other frameworks, JSON, styles and texts. */
const defaultOnly = new Set(['default']);

/** The `<script>` blocks of a component (Svelte, Vue). @param {string} content */
const scriptsIn = (content) =>
  content
    .split('<script')
    .slice(1)
    .map((part) => part.slice(part.indexOf('>') + 1).split('</script')[0])
    .join('\n');

/**
 * @param {string} file
 * @param {string} source
 * @returns {Module}
 */
function readModule(file, source) {
  const { module } = parseSync(file, source);
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  return {
    imports: [
      ...module.staticImports.flatMap(({ moduleRequest: { value: request }, entries }) =>
        entries.length === 0
          ? [{ request, name: null }]
          : entries.filter(({ isType }) => !isType).map(({ importName }) => ({ request, name: nameOf(importName) })),
      ),
      ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
        const [, , request] = /^(['"`])([^$]*)\1$/.exec(source.slice(start, end)) ?? [];
        return request === undefined ? [] : [{ request, name: null }];
      }),
    ],
    reexports: exported.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest ? [{ request: moduleRequest.value, name: nameOf(importName), as: nameOf(exportName) }] : [],
    ),
    own: new Set(
      exported.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : [nameOf(exportName) ?? ''])),
    ),
  };
}

/** @param {{ kind: string, name?: string | null }} imported */
function nameOf({ kind, name }) {
  return kind === 'Default' ? 'default' : (name ?? null);
}

/**
 * The folder of a file's package.
 * @param {string} file
 * @returns {string}
 */
function packageFolder(file) {
  const [folder] = file.split(`${path.sep}src${path.sep}`);
  return folder ?? path.dirname(file);
}

/** @param {string} request */
const packageName = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
