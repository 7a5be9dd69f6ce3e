import { isAtLeast } from './compare.mjs';

/** `@deprecated since 2.1, removed in 3.0: use X`. */
const form = /^since (\d+\.\d+), removed in (\d+\.\d+): (\S.*)$/;

/**
 * @typedef {object} Deprecation
 * @property {string} since `2.1`
 * @property {string} removedIn `3.0`
 * @property {string} replacement What to use instead.
 */

/**
 * @param {string} text Of the tag `@deprecated`.
 * @returns {Deprecation | null} Null if it does not have the form.
 */
export function readDeprecation(text) {
  const [, since, removedIn, replacement] = form.exec(text.replaceAll(/\s+/g, ' ').trim()) ?? [];
  return since === undefined || removedIn === undefined || replacement === undefined
    ? null
    : { since, removedIn, replacement };
}

/**
 * Why a deprecated export is not acceptable; null if it is.
 * @param {string} name
 * @param {string} text Of the tag `@deprecated`.
 * @param {string} version Of platform.
 */
export function deprecationProblem(name, text, version) {
  const deprecation = readDeprecation(text);
  if (deprecation === null) return `${name}: write "@deprecated since 2.1, removed in 3.0: use X"`;
  const isDue = isAtLeast(version, `${deprecation.removedIn}.0`);
  return isDue ? `${name} was to be removed in ${deprecation.removedIn}; this is ${version}` : null;
}
