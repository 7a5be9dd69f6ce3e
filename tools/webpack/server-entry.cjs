const path = require('node:path');

/**
 * Replaces a remote's `src/app.tsx?server-entry`: the app, and the fragments that the HTML server renders.
 * @this {import('webpack').LoaderContext<{ fragments: Readonly<Record<string, string>> }>}
 * @returns {string}
 */
module.exports = function serverEntry() {
  const { fragments } = this.getOptions();
  const app = JSON.stringify(`./${path.basename(this.resourcePath)}`);
  const modules = Object.entries(fragments).map(([name, module], index) => {
    const file = path.relative(this.context, path.resolve(this.rootContext, module)).replaceAll(path.sep, '/');
    return { name: JSON.stringify(name), variable: `fragment${index}`, from: JSON.stringify(`./${file}`) };
  });
  return [
    `export { default } from ${app};`,
    ...modules.map(({ variable, from }) => `import ${variable} from ${from};`),
    `export const fragments = { ${modules.map(({ name, variable }) => `${name}: ${variable}`).join(', ')} };`,
  ].join('\n');
};
