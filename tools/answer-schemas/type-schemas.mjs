import { createRequire } from 'node:module';
import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  LiteralType,
  SchemaGenerator,
  UnionType,
} from 'ts-json-schema-generator';

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
  const parser = createParser(program, config, (chain) => chain.addNodeParser(computedNames(program.getTypeChecker())));
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  return /** @type {Record<string, Schema>} */ (generator.createSchema(type).definitions ?? {});
}

/**
 * Parses aliases of names that are computed from a constant (`keyof typeof jobFilters`). The generator would read the
 * constant's initializer, which may contain expressions that it does not know.
 * @param {any} checker TypeScript's type checker.
 */
function computedNames(checker) {
  /** @param {any} node */
  const namesOf = (node) => {
    const type = checker.getTypeFromTypeNode(node);
    const isNames = type.isUnion() && type.types.every((/** @type {any} */ one) => one.isStringLiteral());
    // Sorted, because the checker's order depends on the rest of the program.
    return isNames ? type.types.map((/** @type {any} */ { value }) => value).toSorted() : null;
  };
  /** @param {any} node */
  const isComputed = (node) => {
    const symbol = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined;
    const alias = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = alias?.declarations?.[0];
    return (
      declared !== undefined &&
      ts.isTypeAliasDeclaration(declared) &&
      (ts.isTypeOperatorNode(declared.type) || ts.isTypeReferenceNode(declared.type))
    );
  };
  return {
    supportsNode: (/** @type {any} */ node) => isComputed(node) && namesOf(node) !== null,
    createType: (/** @type {any} */ node) => new UnionType(namesOf(node).map(toLiteral)),
  };
}

/** @param {string} name */
const toLiteral = (name) => new LiteralType(name);

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
