import { createServer } from 'node:net';

/** @returns {Promise<number>} A port that nobody listens on now. */
export function freePort() {
  return listenOnce(0);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isFree(port) {
  try {
    await listenOnce(port, '0.0.0.0');
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function listenOnce(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(taken));
    });
  });
}
