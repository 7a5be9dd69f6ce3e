import { SourceFile } from './source-file.mjs';

/**
 * @typedef {import('./source-file.mjs').Node} Node
 * @typedef {import('./source-file.mjs').Place} Place
 * @typedef {import('./source-file.mjs').Problem} Problem
 *
 * @typedef {object} Options
 * @property {string} remoteApi Module of the remote's own API, from this file: `../remote-api`.
 * @property {ReadonlySet<string>} endpoints Names of the contract's endpoints.
 *
 * @typedef {object} Converted
 * @property {string} code
 * @property {readonly Problem[]} problems What remains to be converted by hand.
 * @property {boolean} usesRemoteApi Whether the code imports the remote's own API now.
 */

const range = '^2.0.0';

const removed = {
  platform: ['api', 'injectSlice', 'fromContract', 'queriesFromContract'],
  'platform/queries': [
    'accountQueries',
    'accountSettingsQueries',
    'applicationQueries',
    'companyQueries',
    'jobQueries',
    'subscriptionQueries',
  ],
};

/** RTK Query's function → the one of `queryCache`. */
const cacheFunctions = /** @type {Readonly<Record<string, string>>} */ ({
  updateQueryData: 'update',
  upsertQueryData: 'write',
  invalidateTags: 'invalidate',
});

/** Name in 1.x → what to write instead, for what is not converted. */
const advice = /** @type {Readonly<Record<string, string>>} */ ({
  api: '`api` was removed: use queryCache, contractQueries or createRemoteApi',
  fromContract: '`fromContract` was removed: use contractQueries',
  queriesFromContract: '`queriesFromContract` was removed: use contractQueries',
  injectSlice: '`injectSlice` was removed: use remoteApi.injectSlice',
});

/**
 * Converts a source file of a remote from platform 1.x to 2.0. Code for 2.0 is returned as it is.
 * @param {string} name
 * @param {string} code
 * @param {Options} options
 * @returns {Converted}
 */
export function toPlatform2(name, code, options) {
  const file = new SourceFile(name, code);
  const conversion = new Conversion(file, options);
  conversion.run();
  const converted = file.finish(conversion.specifiers);
  return { code: converted, problems: file.problems, usesRemoteApi: conversion.usesRemoteApi };
}

class Conversion {
  /** @param {SourceFile} file @param {Options} options */
  constructor(file, options) {
    this.file = file;
    this.options = options;
    this.usesRemoteApi = false;
    /** Imports of what 2.0 does not have. @type {readonly Node[]} */
    this.specifiers = Object.entries(removed).flatMap(([module, names]) => file.importsOf(module, names));
  }

  run() {
    for (const { node, parents } of this.file.places) {
      if (node.type === 'ObjectExpression') this.#convertData(node);
      if (node.type === 'CallExpression' && node.callee.name === 'defineRemote') this.#convertRange(node);
      if (node.type === 'Property' && node.key.name === 'endpointName') this.#convertPrimed(node, parents);
    }
    const safe = this.specifiers.filter(({ local }) => !this.file.declares(local.name));
    for (const specifier of this.specifiers.filter((one) => !safe.includes(one))) {
      this.file.report(specifier, `\`${specifier.local.name}\` is also declared in this file: rename it`);
    }
    for (const specifier of safe) this.#convertUses(specifier);
    for (const specifier of safe) this.#reportRest(specifier);
  }

  /** @param {Node} specifier */
  #convertUses({ local, imported }) {
    for (const place of this.file.referencesTo(local.name)) {
      if (imported.name === 'injectSlice') this.#useRemoteApi(place.node, 'remoteApi.injectSlice');
      else if (imported.name !== 'fromContract' && imported.name !== 'queriesFromContract') this.#convertApi(place);
    }
  }

  /** @param {Node} specifier */
  #reportRest({ local, imported }) {
    for (const { node } of this.file.referencesTo(local.name)) {
      if (this.file.isConverted(node)) continue;
      this.file.report(
        node,
        advice[imported.name] ?? `\`${imported.name}\` was removed: use queryCache with an endpoint`,
      );
    }
  }

  /** A use of `api` or of an object of queries. @param {Place} place */
  #convertApi({ node, parents }) {
    const [around, outer, parent] = [parents.at(-3), parents.at(-2), parents.at(-1)];
    const member = parent?.type === 'MemberExpression' && parent.object === node ? parent.property.name : undefined;
    if (outer === undefined || (member !== 'injectEndpoints' && member !== 'util')) return;
    if (member === 'injectEndpoints' && outer.type === 'CallExpression') this.#convertInjection(node, outer, around);
    if (member === 'util' && outer.type === 'MemberExpression') this.#convertUtil(node, outer, around);
    if (member === 'util' && outer.type === 'VariableDeclarator') this.#convertUtilNames(node, outer, around);
  }

  /** `api.injectEndpoints({ endpoints })` @param {Node} api @param {Node} call @param {Node | undefined} around */
  #convertInjection(api, call, around) {
    const body = endpointsOf(call);
    const parts = body && this.#partsOf(body);
    if (body === null || parts === null) return;
    const { contract, own } = parts;
    for (const { reference } of contract) this.file.convert(reference);
    if (contract.length === 0) this.#useRemoteApi(api, 'remoteApi');
    else if (own.length === 0) this.#replaceInjection(api, call, body, contract);
    else this.#splitInjection(api, call, contract, own);
    if (around?.type === 'VariableDeclarator' && around.id.type === 'Identifier') this.#convertResult(around.id.name);
  }

  /** @param {Node} api @param {Node} call @param {Node} body @param {readonly ContractPart[]} contract */
  #replaceInjection(api, call, body, contract) {
    const { edits } = this.file;
    const [first] = contract;
    this.file.convert(api);
    this.#import('platform', 'contractQueries');
    const kept = body.type === 'CallExpression' && first !== undefined ? first.endpoints : body;
    edits.overwrite(call.start, kept.start, 'contractQueries(');
    edits.overwrite(kept.end, call.end, ')');
    if (kept !== body) return;
    for (const { node, text } of contract) edits.overwrite(node.start, node.end, text);
  }

  /** Queries of the contract and own endpoints in one call. @param {Node} api @param {Node} call @param {readonly ContractPart[]} contract @param {readonly Node[]} own */
  #splitInjection(api, call, contract, own) {
    const { edits } = this.file;
    const all = [...contract.map(({ node }) => node), ...own].toSorted((one, other) => one.start - other.start);
    this.#import('platform', 'contractQueries');
    edits.prependLeft(call.start, `{ ...contractQueries({ ${contract.map(({ text }) => text).join(', ')} }), ...`);
    this.#useRemoteApi(api, 'remoteApi');
    for (const { node } of contract) {
      const at = all.indexOf(node);
      const next = all[at + 1];
      const previous = all.slice(0, at).findLast((one) => own.includes(one));
      if (next !== undefined) edits.remove(node.start, next.start);
      else edits.remove(previous?.end ?? node.start, node.end);
    }
    edits.appendRight(call.end, ' }');
  }

  /** Splits endpoints into queries of the contract and others; null if that cannot be decided. @param {Node} body @returns {{ contract: ContractPart[], own: Node[] } | null} */
  #partsOf(body) {
    const whole = this.#contractCall(body, 'queriesFromContract');
    if (whole !== null) return { contract: [{ node: body, text: '', ...whole }], own: [] };
    if (body.type !== 'ObjectExpression') return null;
    const parts = /** @type {Node[]} */ (body.properties).map((node) => ({ node, part: this.#contractPart(node) }));
    return {
      contract: parts.flatMap(({ part }) => part ?? []),
      own: parts.filter(({ part }) => part === null).map(({ node }) => node),
    };
  }

  /** @param {Node} node Property or spread. @returns {ContractPart | null} */
  #contractPart(node) {
    if (node.type === 'SpreadElement') {
      const spread = this.#contractCall(node.argument, 'queriesFromContract');
      if (spread === null) return null;
      const text = this.file.textOf(spread.endpoints);
      const isLiteral = spread.endpoints.type === 'ObjectExpression';
      return { node, ...spread, text: isLiteral ? text.slice(1, -1).trim().replace(/,$/, '') : `...${text}` };
    }
    const single = this.#contractCall(node.value, 'fromContract');
    if (single === null) return null;
    const [key, endpoint] = [this.file.textOf(node.key), this.file.textOf(single.endpoints)];
    return { node, ...single, text: key === endpoint ? key : `${key}: ${endpoint}` };
  }

  /** `fromContract(build, endpoints)` @param {Node} node @param {string} name @returns {{ reference: Node, endpoints: Node } | null} */
  #contractCall(node, name) {
    const local = this.specifiers.find(({ imported }) => imported.name === name)?.local.name;
    if (node?.type !== 'CallExpression' || local === undefined || node.callee.name !== local) return null;
    return { reference: node.callee, endpoints: node.arguments[1] };
  }

  /** Uses of `const jobsApi = api.injectEndpoints(…)`. @param {string} name */
  #convertResult(name) {
    for (const place of this.file.referencesTo(name)) {
      const parent = place.parents.at(-1);
      const member = parent?.type === 'MemberExpression' ? parent.property.name : '';
      if (member === 'util') this.#convertApi(place);
      if (['util', 'endpoints', 'usePrefetch'].includes(member) && !this.file.isConverted(place.node)) {
        this.file.report(place.node, `\`${name}.${member}\` was removed: use queryCache with an endpoint`);
      }
    }
  }

  /** `api.util.updateQueryData('listJobs', …)` @param {Node} api @param {Node} member @param {Node | undefined} call */
  #convertUtil(api, member, call) {
    if (call?.type !== 'CallExpression' || call.callee !== member) return;
    if (this.#convertCacheCall(call, member.property.name)) this.file.convert(api);
  }

  /** `const { updateQueryData } = api.util` @param {Node} api @param {Node} declarator @param {Node | undefined} declaration */
  #convertUtilNames(api, declarator, declaration) {
    if (declarator.id.type !== 'ObjectPattern' || declaration?.declarations.length !== 1) return;
    const names = /** @type {Node[]} */ (declarator.id.properties);
    const uses = names.flatMap(({ key, value }) =>
      this.file.referencesTo(value.name).map(({ node, parents }) => ({ name: key.name, node, call: parents.at(-1) })),
    );
    const isConvertible = uses.every(
      ({ name, node, call }) => call?.type === 'CallExpression' && call.callee === node && this.#canConvert(call, name),
    );
    if (!isConvertible) return;
    for (const { name, call } of uses) if (call !== undefined) this.#convertCacheCall(call, name);
    this.file.convert(api);
    const { code } = this.file;
    const end = /^\n*/.exec(code.slice(declaration.end))?.[0].length ?? 0;
    this.file.edits.remove(declaration.start, declaration.end + end);
  }

  /** @param {Node} call @param {string} name */
  #canConvert(call, name) {
    return (
      name === 'invalidateTags' || (name in cacheFunctions && this.options.endpoints.has(call.arguments[0]?.value))
    );
  }

  /** @param {Node} call @param {string} name @returns {boolean} */
  #convertCacheCall(call, name) {
    if (!this.#canConvert(call, name)) return false;
    const { edits } = this.file;
    edits.overwrite(call.callee.start, call.callee.end, `queryCache.${cacheFunctions[name]}`);
    this.#import('platform', 'queryCache');
    if (name !== 'invalidateTags') this.#nameEndpoint(call.arguments[0]);
    return true;
  }

  /** Replaces an endpoint's name by the endpoint. @param {Node} literal @param {string} [suffix] */
  #nameEndpoint(literal, suffix = '') {
    this.file.edits.overwrite(literal.start, literal.end, literal.value + suffix);
    this.#import('shared-contracts', literal.value);
  }

  /** `{ endpoint: getJob.name, template: getJob.template }` @param {Node} object */
  #convertData(object) {
    const properties = /** @type {Node[]} */ (object.properties);
    const valueOf = (/** @type {string} */ key) => properties.find((one) => one.key?.name === key)?.value;
    const [endpoint, template] = [valueOf('endpoint'), valueOf('template')];
    if (endpoint === undefined || template === undefined) return;
    const target = ownerOf(this.file, endpoint, 'name');
    if (target === null || target !== ownerOf(this.file, template, 'template')) {
      this.file.report(object, 'the data of a route has no `endpoint` any more: use dataOf with an endpoint');
      return;
    }
    const rest = properties.filter(({ value }) => value !== endpoint && value !== template);
    const options = rest.map((one) => this.file.textOf(one)).join(', ');
    this.file.edits.overwrite(object.start, object.end, `dataOf(${target}${options && `, { ${options} }`})`);
    this.#import('shared-contracts', 'dataOf');
  }

  /** `endpointName: 'getJob'` in tests. @param {Node} property @param {readonly Node[]} parents */
  #convertPrimed(property, parents) {
    if (parents.at(-1)?.type !== 'ObjectExpression') return;
    const { key, value } = property;
    const target = ownerOf(this.file, value, 'name');
    if (target === null && !this.options.endpoints.has(value.value)) {
      this.file.report(property, 'primed data has no `endpointName` any more: use `template`');
      return;
    }
    this.file.edits.overwrite(key.start, key.end, 'template');
    if (target === null) this.#nameEndpoint(value, '.template');
    else this.file.edits.overwrite(value.start, value.end, `${target}.template`);
  }

  /** `defineRemote({ platform: '^1.1.0' })` @param {Node} call */
  #convertRange(call) {
    const properties = /** @type {Node[]} */ (call.arguments[0]?.properties ?? []);
    const value = properties.find(({ key }) => key?.name === 'platform')?.value;
    if (/^\^?1\.\d/.test(value?.value ?? '')) this.file.edits.overwrite(value.start, value.end, `'${range}'`);
  }

  /** @param {Node} reference @param {string} text */
  #useRemoteApi(reference, text) {
    this.file.convert(reference);
    this.file.edits.overwrite(reference.start, reference.end, text);
    this.usesRemoteApi = true;
    this.#import(this.options.remoteApi, 'remoteApi');
  }

  /** @param {string} module @param {string} name */
  #import(module, name) {
    if (this.file.importsOf(module, [name]).length === 0) this.file.addImport(module, name);
  }
}

/** @typedef {{ node: Node, reference: Node, endpoints: Node, text: string }} ContractPart Queries of the contract; `text` as properties. */

/** The expression of `endpoints: (build) => expression`. @param {Node} call @returns {Node | null} */
function endpointsOf(call) {
  const properties = /** @type {Node[]} */ (call.arguments[0]?.properties ?? []);
  const value = properties.length === 1 && properties[0]?.key?.name === 'endpoints' ? properties[0].value : null;
  if (value?.type !== 'ArrowFunctionExpression' || !value.expression) return null;
  return value.body.type === 'ParenthesizedExpression' ? value.body.expression : value.body;
}

/** `getJob` of `getJob.name`. @param {SourceFile} file @param {Node} node @param {string} property */
function ownerOf(file, node, property) {
  return node.type === 'MemberExpression' && node.property.name === property ? file.textOf(node.object) : null;
}
