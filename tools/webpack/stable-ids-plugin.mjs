const name = 'StableIds';

/**
 * Numbers of the modules that Module Federation generates. webpack derives an id from a module's path or name; theirs contain the
 * folder of the checkout, so that two checkouts would build different files under one version.
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id !== null) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** @param {string} identifier */
function idOf(identifier) {
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/.test(identifier) ? 'federation' : null;
}
