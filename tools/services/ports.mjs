import { createServer } from 'node:net';

/** @returns {Promise<number>} A port on which no process listens now. */
export function freePort() {
  return listenOnce(0);
}

/** Error code of an address that does not exist, such as an IPv6 address on a machine without IPv6; it counts as free. */
const absentAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Whether no process listens on a port of any of these addresses.
 * @param {number} port
 * @param {readonly string[]} hosts
 * @returns {Promise<boolean>}
 */
export async function isFree(port, hosts = ['127.0.0.1']) {
  for (const host of hosts) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      if (!absentAddress.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return false;
    }
  }
  return true;
}

/** @param {string} host Name or address. */
export function isLoopback(host) {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
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
