import { faultsOf } from '../webpack/run.mjs';

/** Message of a watching process to its parent. */
/**
 * @typedef {{ kind: 'remote', remote: import('shared-contracts').RegisteredRemote }
 *   | { kind: 'shell' }
 *   | { kind: 'problem', text: string }} Report
 */

/** @param {Report} message */
export function report(message) {
  process.send?.(message);
}

/** @param {unknown} error @returns {undefined} */
export function reportProblem(error) {
  report({ kind: 'problem', text: error instanceof Error ? error.message : String(error) });
}

/**
 * Calls back after every successful build and reports every failed one. The process ends with its parent.
 * @param {import('webpack').MultiCompiler} compiler
 * @param {(compilations: import('webpack').Compilation[]) => Promise<void>} onBuilt
 */
export function watchBuilds(compiler, onBuilt) {
  compiler.hooks.done.tap('Dev', ({ stats }) => {
    const fault = stats.map(faultsOf).find((one) => one !== null);
    if (fault) reportProblem(fault);
    else void onBuilt(stats.map(({ compilation }) => compilation)).catch(reportProblem);
  });
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches the whole process group; the parent ends this process.
  process.on('SIGINT', () => {});
}
