/**
 * In place of Module Federation's preloading by its manifests, which we do not have: the HTML server writes a page's
 * preloads, and the shell fetches what comes next (1 KB after gzip).
 * @returns {string}
 */
module.exports = function noPreloading() {
  return `
    const refuse = () => {
      throw new Error('Nothing is preloaded by Module Federation');
    };
    export const defaultPreloadArgs = refuse;
    export const formatPreloadArgs = refuse;
    export const normalizePreloadExposes = refuse;
    export const preloadAssets = refuse;
  `;
};
