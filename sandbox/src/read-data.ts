import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a JSON file of the sandbox. The tests check the content against the declared types.
 * @param folder `import.meta.dirname` of the caller.
 */
export function readData(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}
