/**
 * What keeps the rest of single-spa alive, each with what stands in its place: the object by which it hands itself to every
 * application, its developers' tools, its care for jQuery and for browsers without `CustomEvent`.
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
 * Without it the minifier leaves out what the shell does not call (1.3 KB after gzip). What our remotes need comes to
 * them by `platform`.
 * @param {string} source
 * @returns {string}
 */
module.exports = function slimSingleSpa(source) {
  return unused.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`single-spa is not as it was: it has no ${part}`);
    return text.replace(part, instead);
  }, source);
};
