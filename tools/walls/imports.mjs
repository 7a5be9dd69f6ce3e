import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

// dependency-cruiser and similar tools use the compiler's API, which TypeScript 7 does not have; oxc does not need it.
const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
  conditionNames: ['types', 'import', 'node', 'default'],
  builtinModules: true,
});

/**
 * The imports of a file, including type imports, as repository paths or `npm:name`, without Node's modules.
 * @param {string} root
 * @param {string} file Relative to root.
 * @returns {string[]}
 */
export function importsOf(root, file) {
  const source = readFileSync(path.join(root, file), 'utf8');
  return specifiersOf(file, source).flatMap((specifier) => {
    const target = resolve(root, file, specifier);
    return target === null ? [] : [target];
  });
}

/**
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function specifiersOf(file, source) {
  const { module } = parseSync(file, source);
  const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
    literal(source.slice(start, end)),
  );
  return [...new Set([...fixed, ...reexported, ...dynamic])];
}

/** @param {string} text */
function literal(text) {
  const found = /^(['"`])([^$]*)\1$/.exec(text);
  return found?.[2] === undefined ? [] : [found[2]];
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 */
function resolve(root, file, specifier) {
  if (specifier.startsWith('node:')) return null;
  const { path: found } = resolver.sync(path.dirname(path.join(root, file)), specifier);
  const isOwn = specifier.startsWith('.') || specifier.startsWith('#');
  if (found === undefined) return isOwn ? null : `npm:${packageName(specifier)}`;
  const relative = path.relative(root, found).split(path.sep).join('/');
  return relative.includes('node_modules/') ? `npm:${packageName(specifier)}` : relative;
}

/** @param {string} specifier */
function packageName(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
