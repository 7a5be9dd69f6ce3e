/**
 * Opens slow connections until it is stopped: `slow-clients-process ATTACK`, where ATTACK is an attack of `slow-clients.mjs`
 * as JSON. Sends `ready` once all connections are being opened, and on request the number of those that are still open.
 */
import { connect } from 'node:net';
import os from 'node:os';

/** @typedef {import('./slow-clients.mjs').SlowClients} SlowClients */

// Real clients run on other machines: their work must not delay the servers and the probe.
os.setPriority(os.constants.priority.PRIORITY_LOW);

/** @type {SlowClients} */
const { origin, kind, addresses, count, trickleMs } = JSON.parse(process.argv[2] ?? '');

/** @param {string} localAddress */
function openClient(localAddress) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress, allowHalfOpen: true });
  // A limit may refuse or end connections; that is the defence.
  socket.on('error', () => socket.destroy());
  socket.once('end', () => socket.destroy());
  if (kind.reads) socket.resume();
  else socket.pause();
  if (kind.opening !== '') socket.write(kind.opening);
  return socket;
}

const clients = Array.from({ length: count }, (_, index) => openClient(`127.0.1.${1 + (index % addresses)}`));
if (kind.trickle !== '') {
  setInterval(() => {
    for (const client of clients) client.write(kind.trickle);
  }, trickleMs);
}
process.once('message', () => {
  process.send?.(clients.filter((client) => !client.closed).length, () => process.exit());
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
