import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A remote's own loaders: `build.mjs` in its folder exports `rules`, webpack rules for the files of its framework in `src`.
 * @param {string} dir
 */
export const ownRulesFile = (dir) => path.join(dir, 'build.mjs');

/**
 * @param {string} dir
 * @returns {Promise<readonly import('webpack').RuleSetRule[]>}
 */
export async function ownRules(dir) {
  const file = ownRulesFile(dir);
  if (!existsSync(file)) return [];
  const { rules } = await import(pathToFileURL(file).href);
  if (!Array.isArray(rules)) throw new Error(`${file} exports no «rules»`);
  return rules;
}
