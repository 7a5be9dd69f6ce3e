/** A stylesheet is its text, as `asset/source` makes of it in a build. */
module.exports = { process: (css) => ({ code: `module.exports = ${JSON.stringify(css)};` }) };
