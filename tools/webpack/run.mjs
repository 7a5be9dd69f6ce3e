import webpack from 'webpack';

/**
 * Runs one build.
 * @param {import('webpack').Configuration} config
 * @returns {Promise<import('webpack').Compilation>}
 */
export function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (compiler === null) throw new Error('webpack returned no compiler');
    compiler.run((error, stats) => {
      // Closing writes the cache, if the build has one.
      compiler.close((closing) => {
        const failure = error ?? closing ?? faultsOf(stats);
        if (failure) reject(failure);
        else resolve(/** @type {import('webpack').Stats} */ (stats).compilation);
      });
    });
  });
}

/**
 * Warnings are errors too: a missing export, a module that could not be shared.
 * @param {import('webpack').Stats | undefined} stats
 * @returns {Error | null}
 */
export function faultsOf(stats) {
  if (stats === undefined) return new Error('webpack returned no result');
  if (!stats.hasErrors() && !stats.hasWarnings()) return null;
  return new Error(stats.toString({ all: false, errors: true, warnings: true, colors: false }));
}
