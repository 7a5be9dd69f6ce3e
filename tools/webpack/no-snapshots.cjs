/**
 * In place of Module Federation's snapshots, which serve its manifests and its preloading: we have neither, and
 * `disableSnapshot` leaves out their plugins, but not this class (2 KB after gzip). It is the runtime's own disabled
 * handler, with the one field that taking a remote back asks for.
 * @returns {string}
 */
module.exports = function noSnapshots() {
  return `
    import { DisabledSnapshotHandler } from './disabled.js';
    export class SnapshotHandler extends DisabledSnapshotHandler {
      manifestCache = new Map();
    }
    export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
  `;
};
