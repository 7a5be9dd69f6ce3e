/**
 * Lets the minifier remove unused components of React Router: the package marks none of them as pure, and gives each a display name
 * for developer tools (2 KB after gzip, including forms and fetchers).
 * @param {string} source
 * @returns {string}
 */
module.exports = function pureRouter(source) {
  return source
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = .+;$/gm, '');
};
