import { readFile, stat } from 'node:fs/promises';

/** Reads a file only when it was modified since the last read; null means that it is unchanged. */
export function createRegistryFile(path: string) {
  let seen = '';
  return {
    async readIfChanged(): Promise<string | null> {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp === seen) return null;
      const text = await readFile(path, 'utf8');
      seen = stamp;
      return text;
    },
  };
}
