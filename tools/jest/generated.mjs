import { generatedModules, sourceOf } from '../webpack/generated-modules.mjs';

/** @param {string} file */
const sourceAt = (file) => sourceOf(/** @type {any} */ (generatedModules.find(({ test }) => test.test(file))));

/** Jest's transform of generated modules: tests read the same data as the build. */
export default {
  process: (/** @type {string} */ _text, /** @type {string} */ file) => ({
    code: sourceAt(file).replace(/^export const (\w+)/, 'exports.$1'),
  }),
  getCacheKey: (/** @type {string} */ _text, /** @type {string} */ file) => sourceAt(file),
};
