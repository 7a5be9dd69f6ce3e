const { existsSync } = require('node:fs');
const path = require('node:path');

/**
 * Replaces a remote's `src/app.tsx?standalone-entry`: starts the remote without the shell, with its answers if it has any. Changes of
 * modules that export more than components, such as the app and the fragments, keep the state too.
 * @this {import('webpack').LoaderContext<{ fragments: Readonly<Record<string, string>>, recorded: string, platform: string }>}
 * @returns {string}
 */
module.exports = function standaloneEntry() {
  const { fragments, recorded, platform } = this.getOptions();
  /** @param {string} file Path from the remote's folder. */
  const request = (file) => {
    const relative = path.relative(this.context, path.resolve(this.rootContext, file)).replaceAll(path.sep, '/');
    return JSON.stringify(`./${relative}`);
  };
  /** @param {string} file @param {string} name @param {string} binding */
  const optional = (file, name, binding) => {
    const full = path.resolve(this.rootContext, file);
    this.addMissingDependency(full);
    return existsSync(full) ? `import ${binding} from ${request(file)};` : `const ${name} = null;`;
  };
  /** @param {string} file */
  const part = (file) => `() => import(/* webpackMode: "eager" */ ${request(file)})`;
  const app = `src/${path.basename(this.resourcePath)}`;
  const parts = Object.entries(fragments).map(([name, file]) => `${JSON.stringify(name)}: ${part(file)}`);
  const accepted = ['src/remote.ts', app, ...Object.values(fragments)].map(request);
  const runtime = JSON.stringify(require.resolve('react-refresh/runtime'));
  return [
    `import { startStandalone } from '${platform}/standalone';`,
    `import { performReactRefresh } from ${runtime};`,
    `import { remote } from ${request('src/remote.ts')};`,
    optional('src/testing/standalone.ts', 'standalone', '{ standalone }'),
    optional(recorded, 'recorded', 'recorded'),
    `const running = startStandalone({ remote, standalone, recorded, app: ${part(app)}, fragments: { ${parts.join(', ')} } });`,
    `import.meta.webpackHot?.accept([${accepted.join(', ')}], () => { void running.update(remote).then(performReactRefresh); });`,
  ].join('\n');
};
