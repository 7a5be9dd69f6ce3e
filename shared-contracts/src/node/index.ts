/** What the API and the HTML server have in common as servers. It needs Node; nothing of it is for browsers. */
export { clientKey, createNetworkCheck } from './client-key.ts';
export { ConnectionGuard, listenBacklog, type ConnectionEnd, type ConnectionLimits } from './connection-guard.ts';
export { BurstPacer } from './burst-pacer.ts';
export { SpooledBytes } from './spooled-bytes.ts';
