const { createHash } = require('node:crypto');

/** What swc's plugin writes: package and hash of a file, and the number of the component in it. */
const written = /(componentId: ?)(["'])([\w-]+__sc-[0-9a-f]+)-(\d+)\2/g;

/**
 * Shortens the ids of styled components from about 23 to 8 characters. An id is a class of each element and part of each component's
 * entry in the style sheet: 10 KB of /home.
 * @param {string} code
 */
module.exports = function shortComponentIds(code) {
  return code.replaceAll(written, (_, name, quote, file, number) => `${name}${quote}s${hashOf(file)}${number}${quote}`);
};

/** Six characters of a class name. @param {string} file */
const hashOf = (file) => createHash('sha256').update(file).digest('base64url').slice(0, 6);
