/**
 * From the text `start` to the next `end`, both included, replaced by `instead`.
 * @typedef {readonly [start: string, end: string, instead: string]} Part
 */

/**
 * A method of a class, which is indented by one tab in Module Federation's files.
 * @param {string} head Its first words.
 * @returns {Part}
 */
const method = (head) => [`\n\t${head}(`, '\n\t}\n', '\n'];

/** Whether a build has exposes: that of a remote. It provides no shared modules, and its entry imports none. */
const hasExposes = 'typeof FEDERATION_HAS_EXPOSES === "boolean" && FEDERATION_HAS_EXPOSES';

/**
 * Parts of Module Federation's files that the shell and remotes never run: the tree shaking of shared modules, remotes that a build imports
 * itself, entries that are ES or SystemJS modules, the removal of remotes, preloading, stack traces of debug messages, and descriptions of
 * errors (their code remains).
 * @type {Record<string, readonly Part[]>}
 */
const unused = {
  'webpack-bundler-runtime/dist/index.js': [
    [
      'import * as runtime from "@module-federation/runtime"',
      ';',
      'import { init as initRuntime } from "@module-federation/runtime";\nconst runtime = { init: initRuntime };',
    ],
    ['const USE_REMOTE = ', ';', 'const USE_REMOTE = false;'],
    ['getSharedFallbackGetter: ', '\n', '\n'],
    ['installInitialConsumes: ', 'USE_SHARED', `installInitialConsumes: ${hasExposes} ? void 0 : USE_SHARED`],
  ],
  'webpack-bundler-runtime/dist/init.js': [['const USE_SHARED = ', ';', 'const USE_SHARED = false;']],
  'webpack-bundler-runtime/dist/updateOptions.js': [
    ['const { sharedFallback,', ';', 'const sharedFallback = false;'],
    ['if (initializeSharingData ', '&&', `if (!(${hasExposes}) && initializeSharingData &&`],
  ],
  'webpack-bundler-runtime/dist/getUsedExports.js': [
    ['function getUsedExports(', '\n}', 'function getUsedExports() {}'],
  ],
  'webpack-bundler-runtime/dist/initializeSharing.js': [
    ['const bundlerRuntimeRemotesOptions = ', ';', 'const bundlerRuntimeRemotesOptions = false;'],
  ],
  'webpack-bundler-runtime/dist/consumes.js': [['{ [RUNTIME_012]: ', '" }', '{}']],
  'error-codes/dist/desc.mjs': [
    ['const runtimeDescMap = {', '\n};', 'const runtimeDescMap = {};'],
    ['const typeDescMap = {', '};', 'const typeDescMap = {};'],
    ['const buildDescMap = {', '\n};', 'const buildDescMap = {};'],
    ['const errorDescMap = {', '\n};', 'const errorDescMap = {};'],
  ],
  'sdk/dist/logger.js': [
    ['const logger = ', 'createLogger', 'const logger = /* @__PURE__ */ createLogger'],
    [
      'const infrastructureLogger = createInfra',
      '(PREFIX',
      'const infrastructureLogger = /* @__PURE__ */ createInfrastructureLogger(PREFIX',
    ],
    ['const stackTrace = ', ';', 'const stackTrace = void 0;'],
  ],
  'runtime-core/dist/core.js': [method('initRawContainer'), method('async preloadRemote')],
  'runtime-core/dist/remote/index.js': [
    method('async preloadRemote'),
    method('initRawContainer'),
    method('removeRemote'),
    ['if (options?.force)', ' {', 'if (false) {'],
  ],
  'runtime-core/dist/shared/index.js': [['if (host.options.shareStrategy === "version-first"', '\n\t\t});', '']],
  'runtime-core/dist/utils/load.js': [
    ['if (isEsmRemoteType(type)) return ', '});\n', ''],
    ['if (type === "system") return ', '});\n', ''],
  ],
  'runtime-core/dist/utils/share.js': [
    ['function shouldUseTreeShaking(', '\n}', 'const shouldUseTreeShaking = () => false;'],
    ['if (useTreesShaking && shared.treeShaking)', ';', ''],
  ],
};

/**
 * Without them the minifier removes what they call (4.3 KB of the shell and 2.8 KB of each entry, after gzip).
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
function slimFederation(source) {
  const name = this.resourcePath.replaceAll('\\', '/').split('/@module-federation/').at(-1) ?? '';
  return (unused[name] ?? []).reduce((text, [start, end, instead]) => {
    const from = text.indexOf(start);
    const to = text.indexOf(end, from + start.length);
    if (from === -1 || to === -1) throw new Error(`Module Federation has changed: ${name} has no «${start}»`);
    return text.slice(0, from) + instead + text.slice(to + end.length);
  }, source);
}

module.exports = Object.assign(slimFederation, { files: Object.keys(unused) });
