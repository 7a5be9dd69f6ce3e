/**
 * The number that an option of a command gives.
 * @param {string} option As it is written: `--requests`.
 * @param {string} text
 * @throws where it is none above zero: a run of no number of requests would find nothing, and say so.
 */
export function wholeNumber(option, text) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new TypeError(`${option} takes a whole number above zero, not "${text}"`);
  return Number(text);
}
