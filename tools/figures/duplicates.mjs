import { parseSync } from 'oxc-parser';

const windowLines = 6;

/**
 * Lines that are part of a run of six or more equal lines elsewhere. Blank lines, comments, imports, re-exports and lines
 * without a letter do not count.
 * @param {readonly { path: string, text: string }[]} files
 * @returns {number}
 */
export function duplicatedLines(files) {
  /** @type {Map<string, string[][]>} Six lines → the identifiers of the lines at each place. */
  const windows = new Map();
  for (const { path, text } of files) {
    const lines = significantLines(path, text);
    for (let at = 0; at + windowLines <= lines.length; at += 1) {
      const key = lines.slice(at, at + windowLines).join('\n');
      const place = Array.from({ length: windowLines }, (_, offset) => `${path}:${at + offset}`);
      windows.set(key, [...(windows.get(key) ?? []), place]);
    }
  }
  return new Set([...windows.values()].filter((places) => places.length > 1).flat(2)).size;
}

/**
 * @param {string} file
 * @param {string} text
 */
function significantLines(file, text) {
  return withoutImports(file, text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[a-z]/i.test(line) && !/^(\*|\/\/|\/\*)/.test(line));
}

/**
 * The text without its import statements and export lists, which the formatter may break over several lines.
 * @param {string} file
 * @param {string} text
 */
function withoutImports(file, text) {
  let rest = '';
  let end = 0;
  for (const node of parseSync(file, text).program.body) {
    const isExportList = node.type === 'ExportNamedDeclaration' && node.declaration === null;
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportAllDeclaration' && !isExportList) continue;
    rest += text.slice(end, node.start);
    end = node.end;
  }
  return rest + text.slice(end);
}
