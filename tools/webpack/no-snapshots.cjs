/**
 * Replaces Module Federation's snapshots, which serve its manifests and preloading. Neither is used, and `disableSnapshot` omits
 * their plugins but not this class (2 KB after gzip). This is the runtime's disabled handler with the one field that unloading a
 * remote requires.
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
