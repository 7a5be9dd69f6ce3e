import { decoderBombs } from './decoder-bombs.mjs';
import { growth } from './growth.mjs';
import { slowSockets } from './slow-sockets.mjs';

/**
 * @typedef {object} Target
 * @property {string} origin Of the site.
 * @property {string} apiOrigin Of the API itself.
 * @property {boolean} long The long form; the short one runs with every `npm test`.
 * @property {(text: string) => void} log Reports progress.
 */

/**
 * @typedef {object} Attack
 * @property {string} name
 * @property {(target: Target) => Promise<string[]>} run Resolves with the problems found.
 */

/** Every attack, in the order in which `npm run attack` runs them. @type {readonly Attack[]} */
export const attacks = [slowSockets, decoderBombs, growth];
