const builtInFormats = /^ +formatter = Formatter;$/m;
const debugOnly = /this\.logger\.(?:log|warn|deprecate|once)\(/g;

/**
 * i18next without unused parts (4 KB after gzip): texts come with the page, so no backend fetches them; `useFormat` formats numbers
 * and dates; `debug`, which enables warnings, is off.
 * @param {string} source
 * @returns {string}
 */
module.exports = function quietI18n(source) {
  const connector = connectorIn(source);
  for (const part of [builtInFormats, debugOnly]) {
    if (source.search(part) === -1) throw new Error(`i18next no longer has ${part}`);
  }
  return source
    .replace(connector, () => noConnector)
    .replace(builtInFormats, '')
    .replaceAll(debugOnly, (call) => `false && ${call}`);
};

/** @param {string} source */
function connectorIn(source) {
  const start = source.indexOf('class Connector extends EventEmitter {\n');
  const end = source.indexOf('\n}\n', start);
  if (start === -1 || end === -1) throw new Error('i18next no longer has a class Connector');
  return source.slice(start, end + 2);
}

/** Behaves like a connector without a backend. */
const noConnector = `
  class Connector extends EventEmitter {
    state = {};
    load(_languages, _namespaces, done) {
      done?.();
    }
    reload(_languages, _namespaces, done) {
      done?.();
    }
  }
`;
