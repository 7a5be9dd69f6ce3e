import { statSync } from 'node:fs';
import path from 'node:path';

/**
 * The highest folder above `file` that only its owner and group can enter; null if there is none.
 * @param {string} file Absolute.
 * @returns {string | null}
 */
export function closedFolderAbove(file) {
  const folder = path.dirname(file);
  const above = folder === file ? null : closedFolderAbove(folder);
  if (above !== null || folder === file) return above;
  return (statSync(folder).mode & 0o001) === 0 ? folder : null;
}
