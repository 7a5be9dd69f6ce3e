/**
 * Parts of single-spa that reference the rest, each with its replacement: the object that it passes to every application, the developer
 * tools, support of jQuery and of browsers without `CustomEvent`.
 * @type {readonly [RegExp, string][]}
 */
const unused = [
  [/=Object\.freeze\(\{__proto__:null,get start\(\).{1,1000}?\}\}\)/, '=undefined'],
  [/\w{1,9}&&window\.__SINGLE_SPA_DEVTOOLS__&&\(.{1,1000}?\);/, ''],
  [/(?<=,\w{1,9}&&\()\w{1,9}\(\),(?=\w{1,9}\(\)\)\}function \w{1,9}\(\w{1,9}=window\.location\))/, ''],
  [
    /\w{1,9}=\("undefined"!=typeof globalThis.{1,1000}?\)\.CustomEvent,(\w{1,9})=function\(\)\{try.{1,1000}?\};(?=let )/,
    '$1=CustomEvent;',
  ],
];

/**
 * Without them the minifier removes what the shell does not call (1.3 KB after gzip). Remotes get what they need from `platform`.
 * @param {string} source
 * @returns {string}
 */
module.exports = function slimSingleSpa(source) {
  return unused.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`single-spa has changed: it has no ${part}`);
    return text.replace(part, instead);
  }, source);
};
