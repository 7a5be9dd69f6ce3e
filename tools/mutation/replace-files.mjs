import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces files while `run` runs and restores them, also when the process is interrupted.
 * @template T
 * @param {string} root
 * @param {ReadonlyMap<string, string>} contents File relative to root → content.
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function replaceFiles(root, contents, run) {
  const files = [...contents].map(([file, replacement]) => {
    const absolute = path.join(root, file);
    return { absolute, replacement, original: readFileSync(absolute, 'utf8') };
  });
  const restore = () => {
    for (const { absolute, original } of files) writeFileSync(absolute, original);
  };
  const restoreAndExit = () => {
    restore();
    process.exit(1);
  };
  process.once('SIGINT', restoreAndExit).once('SIGTERM', restoreAndExit);
  try {
    for (const { absolute, replacement } of files) writeFileSync(absolute, replacement);
    return await run();
  } finally {
    restore();
    process.off('SIGINT', restoreAndExit).off('SIGTERM', restoreAndExit);
  }
}
