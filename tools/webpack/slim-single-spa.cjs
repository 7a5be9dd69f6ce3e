/**
 * What keeps the rest of single-spa alive, each with what stands in its place: the object by which it hands itself to every
 * application, its developers' tools, its care for jQuery and for browsers without `CustomEvent`.
 * @type {readonly [RegExp, string][]}
 */
const unused = [
  [/=Object\.freeze\(\{__proto__:null,get start\(\).+?\}\}\)/, '=undefined'],
  [/\w+&&window\.__SINGLE_SPA_DEVTOOLS__&&\(.+?\);/, ''],
  [/(?<=,\w+&&\()\w+\(\),(?=\w+\(\)\)\}function \w+\(\w+=window\.location\))/, ''],
  [/\w+=\("undefined"!=typeof globalThis.+?\)\.CustomEvent,(\w+)=function\(\)\{try.+?\};(?=let )/, '$1=CustomEvent;'],
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
