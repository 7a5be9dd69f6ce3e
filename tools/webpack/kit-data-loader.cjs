/**
 * Replaces `shell/src/pages/kit/kit-data.ts` by the data of the parts.
 * @this {import('webpack').LoaderContext<unknown>}
 */
module.exports = async function kitDataLoader() {
  const { kitData, kitFiles, kitFolders } = await import('../kit/kit-data.mjs');
  for (const file of kitFiles) this.addDependency(file);
  for (const folder of kitFolders) this.addContextDependency(folder);
  return `export const kitData = JSON.parse(${JSON.stringify(JSON.stringify(kitData()))});`;
};
