const builtInFormats = /^ +formatter = Formatter;$/m;
const debugOnly = /this\.logger\.(?:log|warn|deprecate|once)\(/g;

/**
 * i18next without what our use of it never reaches (4 KB after gzip): texts come with the page, so that nothing is
 * fetched by a backend; numbers and dates are written by `useFormat`, not inside of texts; `debug`, which alone lets a
 * warning through, is off.
 * @param {string} source
 * @returns {string}
 */
module.exports = function quietI18n(source) {
  const connector = connectorIn(source);
  for (const part of [builtInFormats, debugOnly]) {
    if (source.search(part) === -1) throw new Error(`i18next has no ${part} any more`);
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
  if (start === -1 || end === -1) throw new Error('i18next has no class Connector any more');
  return source.slice(start, end + 2);
}

/** As one without a backend answers. */
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
