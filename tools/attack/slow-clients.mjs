import { once } from 'node:events';
import { forkScript } from './fork-script.mjs';

/**
 * What a slow client sends first, and what it repeats. A client that does not read leaves the response in the buffers.
 * @typedef {{ name: string, opening: string, trickle: string, reads: boolean }} Kind
 */
/**
 * @typedef {object} SlowClients
 * @property {string} origin
 * @property {Kind} kind
 * @property {number} addresses Number of source addresses: 127.0.1.1 and the following ones.
 * @property {number} count
 * @property {number} trickleMs Interval of the repeated writes.
 */

/**
 * Opens the connections in a child process with a low priority.
 * @param {SlowClients} clients
 * @returns {Promise<{ stop: () => Promise<number> }>} `stop` resolves with the number of connections that were still open.
 */
export async function startSlowClients(clients) {
  const child = forkScript('slow-clients-process.mjs', [JSON.stringify(clients)]);
  await once(child, 'message');
  return {
    stop: async () => {
      child.send('stop');
      const [open] = await once(child, 'message');
      return open;
    },
  };
}
