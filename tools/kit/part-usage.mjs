import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { filesBelow } from '../build/inputs/inputs.mjs';
import { toShared } from '../webpack/shared-modules.mjs';

/** @typedef {Record<string, Record<string, number>>} PartUsage Uses by door of platform and name. */

/**
 * How often a remote uses what it imports from platform: the places in its product files, not the imports.
 * @param {string} dir Folder of the remote.
 * @returns {PartUsage}
 */
export function partUsage(dir) {
  const usage = /** @type {PartUsage} */ ({});
  for (const file of filesBelow(path.join(dir, 'src')).filter((name) => /\.tsx?$/.test(name))) {
    for (const { door, name } of usesIn(file, readFileSync(file, 'utf8'))) {
      const counts = (usage[door] ??= {});
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  return usage;
}

/**
 * @param {string} file Its extension names the language.
 * @param {string} code
 * @returns {{ door: string, name: string }[]} One for each place.
 */
export function usesIn(file, code) {
  const imported = /** @type {Map<string, { door: string, name: string }>} */ (new Map());
  const places = /** @type {{ local: string, start: number }[]} */ ([]);
  const { program } = parseSync(file, code);
  const visitor = new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const door = toShared(source.value);
      if (!/^platform(\/|$)/.test(door)) return;
      for (const one of specifiers) {
        const name = one.type === 'ImportSpecifier' && 'name' in one.imported ? one.imported.name : one.local.name;
        imported.set(one.local.name, { door, name });
      }
    },
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier') places.push({ local: name.name, start: name.start });
    },
    Identifier({ name, start }) {
      places.push({ local: name, start });
    },
  });
  visitor.visit(program);
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  return places.flatMap(({ local, start }) => {
    const use = imported.get(local);
    const isImport = imports.some((one) => one.start <= start && start < one.end);
    return use === undefined || isImport ? [] : [use];
  });
}
