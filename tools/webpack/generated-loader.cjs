/**
 * Replaces a module of `tools/webpack/generated-modules.mjs` by its data.
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports = async function generatedLoader() {
  const { generatedModules, sourceOf } = await import('./generated-modules.mjs');
  const generated = generatedModules.find(({ test }) => test.test(this.resourcePath));
  if (generated === undefined) throw new Error(`No data for ${this.resourcePath}`);
  for (const file of generated.files) this.addDependency(file);
  for (const folder of generated.folders) this.addContextDependency(folder);
  return sourceOf(generated);
};
