/**
 * Replaces Module Federation's preloading by manifests, which are not used: the HTML server writes a page's preloads, and the shell
 * fetches what is needed next (1 KB after gzip).
 * @returns {string}
 */
module.exports = function noPreloading() {
  return `
    const refuse = () => {
      throw new Error('Module Federation preloads nothing');
    };
    export const defaultPreloadArgs = refuse;
    export const formatPreloadArgs = refuse;
    export const normalizePreloadExposes = refuse;
    export const preloadAssets = refuse;
  `;
};
