/** Server code that the API and the HTML server share. Requires Node.js. */
export { clientKey, createNetworkCheck } from './client-key.ts';
export { ConnectionGuard, listenBacklog, type ConnectionEnd, type ConnectionLimits } from './connection-guard.ts';
export { BurstPacer } from './burst-pacer.ts';
export { SpooledBytes } from './spooled-bytes.ts';
