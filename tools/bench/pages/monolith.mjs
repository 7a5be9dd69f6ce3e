import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registryOf } from 'registry';
import webpack from 'webpack';
import { freePort } from '../../services/ports.mjs';
import { startProcess } from '../../services/process.mjs';
import { randomSecret } from '../../services/private-folder.mjs';
import { waitFor } from '../../services/wait.mjs';
import { compression } from '../../webpack/compression.mjs';
import { webConfig } from '../../webpack/base.mjs';
import { digest } from '../../webpack/digest.mjs';
import { IntegrityPlugin } from '../../webpack/integrity-plugin.mjs';
import { typescriptRules } from '../../webpack/loaders.mjs';
import { run } from '../../webpack/run.mjs';
import { remoteIds, root } from '../../webpack/workspace.mjs';

/** @typedef {import('shared-contracts').RegisteredRemote} RegisteredRemote */
/** @typedef {import('shared-contracts').ShellManifest} ShellManifest */

/** The fragment of /home on the first screen. */
const firstFragment = 'categories';

const sources = path.join(import.meta.dirname, '../fixtures/monolith');

/**
 * Builds the product as one bundle in the layout of a shell and a registry, so the same HTML server serves it with the same data,
 * content, styles and preloads. A remote's entry is the bundle; its application, its pages and the fragments of /home are chunks.
 * @param {{ dist: string, out: string }} folders `dist` is the product's build.
 * @returns {Promise<{ shellDir: string, registryFile: string }>}
 */
export async function buildMonolith({ dist, out }) {
  const shellDir = path.join(out, 'shell');
  const registryFile = path.join(out, 'registry.json');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(path.join(dist, 'shell'), shellDir, { recursive: true });
  const compilation = await run(monolithConfig(shellDir));
  /** @param {string} name */
  const chunkOf = (name) => onlyScript(compilation.namedChunkGroups.get(name), name);
  /** @param {string} name */
  const fragmentChunk = (name) => chunkOf(name === firstFragment ? 'home' : 'home-rest');
  /** @param {string} file */
  const hashOf = (file) => ({ [file]: digest(readFileSync(path.join(shellDir, file))) });

  /** @type {ShellManifest} */
  const shell = readJson(path.join(dist, 'shell/shell.json'));
  const script = chunkOf('monolith');
  const mainPages = chunkOf('pages');
  const manifest = {
    ...shell,
    script,
    integrity: { ...hashOf(script), ...hashOf(mainPages) },
    chunks: { forms: [], controls: [], tables: [], files: [] },
    pages: { ...shell.pages, main: [mainPages] },
  };
  writeFileSync(path.join(shellDir, 'shell.json'), JSON.stringify(manifest));

  /** @type {import('registry').StoredRegistry} */
  const registry = readJson(path.join(dist, 'registry.json'));
  const remotes = registry.remotes.map(({ stable }) => (stable.isolation === null ? asRoute(stable) : stable));
  /** @param {RegisteredRemote} remote */
  function asRoute(remote) {
    const app = chunkOf(remote.id);
    const chunks = Object.fromEntries(Object.keys(remote.chunks ?? {}).map((name) => [name, [chunkOf(name)]]));
    const fragments = Object.fromEntries(Object.keys(remote.fragments).map((name) => [name, [fragmentChunk(name)]]));
    const files = [script, app, ...Object.values({ ...chunks, ...fragments }).flat()];
    const integrity = Object.assign({}, ...files.map(hashOf));
    return { ...remote, base: '/assets/', entry: script, exposes: { ...fragments, app: [app] }, chunks, integrity };
  }
  writeFileSync(registryFile, JSON.stringify(registryOf(remotes)));
  return { shellDir, registryFile };
}

/**
 * The preset's build for browsers without Module Federation. Nothing is fetched after an application and its page.
 * @param {string} out
 * @returns {import('webpack').Configuration}
 */
function monolithConfig(out) {
  const base = webConfig('web', { dir: sources, out, version: '1.0.0-monolith' }, packageReplacements);
  return {
    ...base,
    entry: { monolith: './index.ts' },
    output: { ...base.output, filename: '[name].[contenthash:8].js', publicPath: '/assets/', uniqueName: 'monolith' },
    module: { rules: [...typescriptRules('platform').filter(isPlatform), ...rulesOfOwners()] },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...(base.plugins ?? []), replaceModules(), new IntegrityPlugin(), ...compression()],
  };
}

const packageReplacements = {
  '@module-federation/enhanced/runtime$': replacementFile('federation'),
  'single-spa$': replacementFile('single-spa'),
};

/** Modules of the shell that use Module Federation or single-spa, with their replacements. */
function replaceModules() {
  const replaced = /^\.\/remotes\/(fragments|integrity-plugin|loader|register-remotes)$/;
  return new webpack.NormalModuleReplacementPlugin(replaced, (found) => {
    found.request = replacementFile(path.basename(found.request));
  });
}

/** @param {string} name */
function replacementFile(name) {
  return path.join(sources, 'stand-ins', `${name}.ts`);
}

/** @param {import('webpack').RuleSetRule} rule */
const isPlatform = (rule) => rule.include !== undefined;

/** Class names contain the package of a file, so they match those of the server's content. */
function rulesOfOwners() {
  return ['shell', 'shared-contracts', 'tools', ...remoteIds()].flatMap((owner) =>
    typescriptRules(owner)
      .filter((rule) => !isPlatform(rule))
      .map(({ exclude: _, ...rule }) => ({ ...rule, include: path.join(root, owner) })),
  );
}

/**
 * @param {import('webpack').Compilation['namedChunkGroups'] extends Map<string, infer Group> ? Group | undefined : never} group
 * @param {string} name
 * @returns {string}
 */
function onlyScript(group, name) {
  const files = (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  const [file] = files;
  if (file !== undefined && files.length === 1) return file;
  throw new Error(`${name} must be one script of the monolith, not «${files.join(', ')}»`);
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The product's HTML server with the monolith's files.
 * @param {{ shellDir: string, registryFile: string, apiUrl: string, logDir: string }} options
 */
export async function startMonolith({ shellDir, registryFile, apiUrl, logDir }) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = startProcess({
    name: 'monolith',
    script: path.join(root, 'shell/dist/server/main.js'),
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: url,
      SHELL_DIR: shellDir,
      REMOTES_DIR: path.join(root, 'dist/remotes'),
      REGISTRY_FILE: registryFile,
      PREVIEW_SECRET: randomSecret(),
    },
    logDir,
  });
  await waitFor({ url: `${url}/api/health`, services: [service], accept: async (answer) => answer.ok || undefined });
  return { url, stop: service.stop };
}
