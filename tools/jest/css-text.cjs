/** Imports a stylesheet as text, like `asset/source` in a build. */
module.exports = { process: (css) => ({ code: `module.exports = ${JSON.stringify(css)};` }) };
