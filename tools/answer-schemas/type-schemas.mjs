import { createRequire } from 'node:module';
import { createFormatter, createParser, DEFAULT_CONFIG, SchemaGenerator } from 'ts-json-schema-generator';

// The generator uses TypeScript's JavaScript API, which TypeScript 7 does not have; it depends on TypeScript 5.
const ts = createRequire(import.meta.resolve('ts-json-schema-generator'))('typescript');

/** @typedef {Record<string, any>} Schema JSON Schema. */

const compilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.Preserve,
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
};

/**
 * JSON Schemas of a type and of every exported type that it refers to.
 * @param {string} file Path of a file that need not exist; its imports are relative to it.
 * @param {string} source What the file contains.
 * @param {string} type Name of an exported type of the source.
 * @returns {Record<string, Schema>} By name of the type; references are `#/definitions/<name>`.
 */
export function typeSchemas(file, source, type) {
  const program = ts.createProgram([file], compilerOptions, hostWith(file, source));
  // Only this file: the contracts themselves are checked by `tsc`.
  const [problem] = program.getSemanticDiagnostics(program.getSourceFile(file));
  if (problem !== undefined) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  /** @type {import('ts-json-schema-generator').CompletedConfig} */
  const config = { ...DEFAULT_CONFIG, path: file, type, encodeRefs: false, sortProps: false };
  const generator = new SchemaGenerator(program, createParser(program, config), createFormatter(config), config);
  return /** @type {Record<string, Schema>} */ (generator.createSchema(type).definitions ?? {});
}

/**
 * @param {string} file
 * @param {string} source
 */
function hostWith(file, source) {
  const host = ts.createCompilerHost(compilerOptions);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (/** @type {string} */ name) => name === file || fileExists(name);
  host.getSourceFile = (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) =>
    name === file ? ts.createSourceFile(name, source, rest[0]) : getSourceFile(name, ...rest);
  return host;
}
