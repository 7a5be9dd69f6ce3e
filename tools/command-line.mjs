/**
 * The numeric value of a command's option.
 * @param {string} option With its dashes: `--requests`.
 * @param {string} text
 * @throws if it is not a whole number above zero: a run with an invalid number would do nothing and report success.
 */
export function wholeNumber(option, text) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new TypeError(`${option} requires a whole number above zero, not "${text}"`);
  return Number(text);
}

/**
 * Prints a line with the seconds since the command was started.
 * @param {string} text
 */
export function logProgress(text) {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(7)} s  ${text}`);
}
