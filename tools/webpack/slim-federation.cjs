/**
 * A method of a class, which is indented by one tab in Module Federation's files.
 * @param {string} name
 */
const method = (name) => new RegExp(String.raw`\n\t(?:async )?${name}\([^\n]*\) \{\n[^]*?\n\t\}(?=\n)`);

/** Whether a build has exposes: that of a remote. It provides no shared modules, and its entry imports none. */
const hasExposes = 'typeof FEDERATION_HAS_EXPOSES === "boolean" && FEDERATION_HAS_EXPOSES';

/**
 * Parts of Module Federation's files that the shell and remotes never run, each with its replacement: the tree shaking of shared modules,
 * remotes that a build imports itself, entries that are ES or SystemJS modules, the removal of remotes, preloading, stack traces of
 * debug messages, and descriptions of errors (their code remains).
 * @type {Record<string, readonly [RegExp, string][]>}
 */
const unused = {
  'webpack-bundler-runtime/dist/index.js': [
    [
      /import \* as runtime from ("@module-federation\/runtime");/,
      'import { init as initRuntime } from $1;\nconst runtime = { init: initRuntime };',
    ],
    [/const USE_REMOTE = [^\n]+/, 'const USE_REMOTE = false;'],
    [/getSharedFallbackGetter: [^\n]+/, ''],
    [/(?<=installInitialConsumes: )(?=USE_SHARED)/, `${hasExposes} ? void 0 : `],
  ],
  'webpack-bundler-runtime/dist/init.js': [[/const USE_SHARED = [^\n]+/, 'const USE_SHARED = false;']],
  'webpack-bundler-runtime/dist/updateOptions.js': [
    [/const \{ sharedFallback, [^\n]+/, 'const sharedFallback = false;'],
    [/(?<=\tif \()(?=initializeSharingData &&)/, `!(${hasExposes}) && `],
  ],
  'webpack-bundler-runtime/dist/getUsedExports.js': [[/\{\n[^]+\n\}/, '{}']],
  'webpack-bundler-runtime/dist/initializeSharing.js': [
    [/const bundlerRuntimeRemotesOptions = [^\n]+/, 'const bundlerRuntimeRemotesOptions = false;'],
  ],
  'webpack-bundler-runtime/dist/consumes.js': [[/\{ \[RUNTIME_012\]: "[^\n]+" \}/, '{}']],
  'error-codes/dist/desc.mjs': [
    [
      /^[^]+runtimeDescMap[^]+$/,
      'export const buildDescMap = {}, errorDescMap = {}, runtimeDescMap = {}, typeDescMap = {};',
    ],
  ],
  'sdk/dist/logger.js': [
    [/(?<=const logger = )(?=createLogger\(PREFIX\))/, '/* @__PURE__ */ '],
    [/(?<=const infrastructureLogger = )(?=createInfrastructureLogger\(PREFIX\))/, '/* @__PURE__ */ '],
    [/const stackTrace = [^\n]+/, 'const stackTrace = void 0;'],
  ],
  'runtime-core/dist/core.js': [
    [method('initRawContainer'), ''],
    [method('preloadRemote'), ''],
  ],
  'runtime-core/dist/remote/index.js': [
    [method('preloadRemote'), ''],
    [method('initRawContainer'), ''],
    [method('removeRemote'), ''],
    [/if \(options\?\.force\) \{/, 'if (false) {'],
  ],
  'runtime-core/dist/shared/index.js': [
    [/if \(host\.options\.shareStrategy === "version-first"[^\n]+\n[^\n]+\n\t{2}\}\);/, ''],
  ],
  'runtime-core/dist/utils/load.js': [
    [/if \(isEsmRemoteType\(type\)\) return [^]+?\n\t\}\);\n/, ''],
    [/if \(type === "system"\) return [^]+?\n\t\}\);\n/, ''],
  ],
  'runtime-core/dist/utils/share.js': [
    [/function shouldUseTreeShaking\([^]+?\n\}/, 'const shouldUseTreeShaking = () => false;'],
    [/if \(useTreesShaking && shared\.treeShaking\)[^\n]+/, ''],
  ],
};

/**
 * Without them the minifier removes what they call (4.3 KB of the shell and 2.8 KB of each entry, after gzip).
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
function slimFederation(source) {
  const name = this.resourcePath.replaceAll('\\', '/').split('/@module-federation/').at(-1);
  const parts = unused[name ?? ''] ?? [];
  return parts.reduce((text, [part, instead]) => {
    if (!part.test(text)) throw new Error(`Module Federation has changed: ${name} has no ${part}`);
    return text.replace(part, instead);
  }, source);
}

module.exports = Object.assign(slimFederation, { files: Object.keys(unused) });
