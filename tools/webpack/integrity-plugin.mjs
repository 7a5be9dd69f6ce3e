import webpack from 'webpack';
import { digest, impossibleDigest } from './digest.mjs';

const name = 'Integrity';
const placeholder = '__CHUNK_INTEGRITY__';

/** @typedef {import('webpack').Compilation} Compilation */

/**
 * Checks the chunks that a bundle loads against hashes in the bundle, failing closed: a chunk without a hash gets one that no
 * content has.
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\nscript.integrity = ${placeholder}[chunkId] || ${JSON.stringify(impossibleDigest)};`,
      );
      // After the names contain their content hashes, before compression.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 10;
      compilation.hooks.processAssets.tap({ name, stage }, () => writeHashes(compilation));
    });
  }
}

/** @param {Compilation} compilation */
function writeHashes(compilation) {
  const hashes = JSON.stringify(chunkHashes(compilation));
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of scripts(chunk)) {
      compilation.updateAsset(file, (source) => {
        const code = source.source().toString();
        return code.includes(placeholder)
          ? new webpack.sources.RawSource(code.replaceAll(placeholder, hashes))
          : source;
      });
    }
  }
}

/**
 * @param {Compilation} compilation
 * @returns {Record<string, string>}
 */
function chunkHashes(compilation) {
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime() || chunk.id === null) continue;
    for (const file of scripts(chunk)) hashes[chunk.id] = digest(assetBytes(compilation, file));
  }
  return hashes;
}

/** @param {import('webpack').Chunk} chunk */
const scripts = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

/**
 * @param {Compilation} compilation
 * @param {string} file
 */
function assetBytes(compilation, file) {
  const asset = compilation.getAsset(file);
  if (asset === undefined) throw new Error(`${file} is a chunk's file, but was not emitted`);
  return asset.source.buffer();
}
