const windowLines = 6;

/**
 * Lines that are part of a run of six or more equal lines elsewhere. Blank lines, imports and lines without a letter do not
 * count.
 * @param {readonly { path: string, text: string }[]} files
 * @returns {number}
 */
export function duplicatedLines(files) {
  /** @type {Map<string, string[][]>} Six lines → the identifiers of the lines at each place. */
  const windows = new Map();
  for (const { path, text } of files) {
    const lines = significantLines(text);
    for (let at = 0; at + windowLines <= lines.length; at += 1) {
      const key = lines.slice(at, at + windowLines).join('\n');
      const place = Array.from({ length: windowLines }, (_, offset) => `${path}:${at + offset}`);
      windows.set(key, [...(windows.get(key) ?? []), place]);
    }
  }
  return new Set([...windows.values()].filter((places) => places.length > 1).flat(2)).size;
}

/** @param {string} text */
function significantLines(text) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[a-z]/i.test(line) && !/^(import|export \{|\*|\/\/|\/\*)/.test(line));
}
