import { watch } from 'node:fs';
import path from 'node:path';
import { buildNodePackage, nodePackages } from '../build/node-package.mjs';
import { root } from '../webpack/workspace.mjs';

const settleMs = 150;

/**
 * Compiles a node package after changes of its sources.
 * @param {(name: string) => Promise<void>} onCompiled
 * @param {(error: unknown) => void} onProblem
 */
export function watchNodePackages(onCompiled, onProblem) {
  const watchers = nodePackages.map((target) => {
    const compile = async () => {
      if (await buildNodePackage(target)) await onCompiled(target.name);
    };
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    return watch(path.join(root, target.source), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void compile().catch(onProblem), settleMs);
    });
  });
  const stop = () => {
    for (const watcher of watchers) watcher.close();
  };
  return { stop };
}
