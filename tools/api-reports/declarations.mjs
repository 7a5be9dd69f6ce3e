import { parseSync } from 'oxc-parser';

/**
 * @typedef {object} Member A property or method of an object type, or a parameter of a function.
 * @property {string} type
 * @property {boolean} isOptional
 *
 * @typedef {object} Declaration A declaration of a report.
 * @property {boolean} isExported
 * @property {boolean} isDocumented
 * @property {boolean} isFunction The members are parameters.
 * @property {string} type What it states beside its members.
 * @property {Readonly<Record<string, Member>>} members
 * @property {readonly string[] | null} union The members of a union of literals.
 * @property {readonly string[]} uses Names that it refers to.
 * @property {readonly string[]} takes Those in parameters: a caller passes them.
 *
 * @typedef {Readonly<Record<string, Declaration>>} Declarations By name.
 * @typedef {{ start: number, end: number }} Range
 * @typedef {Range & { type: string, [key: string]: unknown }} Node A node of the syntax tree.
 */

/**
 * The declarations of an API report: exported ones, and those that they refer to.
 * @param {string} report Markdown of API Extractor.
 * @returns {Declarations}
 */
export function declarationsOf(report) {
  const [, code = ''] = report.split(/^```(?:ts)?$/m);
  const { program, errors } = parseSync('report.d.ts', code);
  if (errors.length > 0) throw new Error(`The report cannot be read: ${errors[0]?.message}`);
  const declarations = /** @type {Record<string, Declaration>} */ ({});
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration' && statement.declaration === null) {
      for (const { local, exported } of statement.specifiers) {
        const [source, name] = [local, exported].map((id) => ('name' in id ? id.name : id.value));
        declarations[String(name)] = { ...(declarations[String(source)] ?? external), isExported: true };
      }
      continue;
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const isDocumented = !code
      .slice(code.lastIndexOf('\n\n', statement.start), statement.start)
      .includes('(undocumented)');
    for (const [name, node] of named(
      /** @type {Node} */ (/** @type {unknown} */ (isExported ? statement.declaration : statement)),
    )) {
      const earlier = declarations[name];
      const declaration = { isExported, isDocumented, ...describe(node, code) };
      // Overloads and merged declarations are one declaration.
      declarations[name] =
        earlier === undefined ? declaration : { ...declaration, type: `${earlier.type} ${declaration.type}` };
    }
  }
  return declarations;
}

/** @type {Declaration} A name of another package. */
const external = {
  isExported: true,
  isDocumented: true,
  isFunction: false,
  type: 'external',
  members: {},
  union: null,
  uses: [],
  takes: [],
};

/** @param {Node} statement @returns {[string, Node][]} */
function named(statement) {
  const declared =
    statement.type === 'VariableDeclaration'
      ? /** @type {{ id: Node }[]} */ (statement.declarations).map(({ id }) => id)
      : [statement];
  return declared.flatMap((node) => {
    const id = /** @type {Node | undefined} */ (node.type === 'Identifier' ? node : node.id);
    return id === undefined ? [] : [[String(id.name), node]];
  });
}

/** @param {Node} node @param {string} code */
function describe(node, code) {
  const annotation = /** @type {{ typeAnnotation?: Node } | undefined} */ (node.typeAnnotation);
  const type = annotation?.typeAnnotation ?? /** @type {Node | undefined} */ (node.typeAnnotation);
  const functionNode = [node, type].find((one) => one?.type === 'TSDeclareFunction' || one?.type === 'TSFunctionType');
  const parts = functionNode === undefined ? membersOf(node, type, code) : parametersOf(functionNode, code);
  const union = literalsOf(type);
  const spared = union === null ? parts.ranges : [...parts.ranges, type ?? node];
  return {
    isFunction: functionNode !== undefined,
    type: textOf(node, code, spared),
    members: parts.members,
    union,
    ...references(node),
  };
}

/** @param {Node} functionNode @param {string} code */
function parametersOf(functionNode, code) {
  const parameters = /** @type {Node[]} */ (functionNode.params);
  const members = parameters.flatMap((parameter, index) => {
    const name = `parameter ${index + 1}`;
    const annotation = /** @type {{ typeAnnotation: Node } & Node | undefined} */ (parameter.typeAnnotation);
    const isOptional = parameter.optional === true || parameter.type === 'RestElement';
    if (annotation === undefined) return [[name, { type: '', isOptional }]];
    // Of an object type that is written in place, each property is one part.
    const object = membersOf(annotation, annotation.typeAnnotation, code);
    const properties = Object.entries(object.members).map(([key, member]) => [`${key} of ${name}`, member]);
    return [[name, { type: textOf(annotation, code, object.ranges), isOptional }], ...properties];
  });
  return { members: Object.fromEntries(members), ranges: span(parameters) };
}

/** @param {readonly Node[]} nodes In order. @returns {Range[]} */
function span(nodes) {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
}

/** The members of an interface, or of a type that is one object. @param {Node} node @param {Node | undefined} type @param {string} code */
function membersOf(node, type, code) {
  const body = /** @type {Node | undefined} */ (node.type === 'TSInterfaceDeclaration' ? node.body : type);
  const listed = { TSInterfaceBody: body?.body, TSTypeLiteral: body?.members }[body?.type ?? ''];
  const nodes = /** @type {Node[]} */ (listed ?? []);
  const members = nodes.map((member) => {
    const key = /** @type {Node | undefined} */ (member.key);
    if (key === undefined) return /** @type {const} */ ([textOf(member, code), { type: '', isOptional: true }]);
    const isOptional = member.optional === true;
    const rest = textOf({ ...member, start: key.end }, code).replace(/^\?/, '');
    return /** @type {const} */ ([
      code.slice(key.start, key.end),
      { type: `${member.readonly === true ? 'readonly ' : ''}${rest}`, isOptional },
    ]);
  });
  return { members: Object.fromEntries(members), ranges: span(nodes) };
}

/** @param {Node | undefined} type @returns {string[] | null} */
function literalsOf(type) {
  const types = type?.type === 'TSUnionType' ? /** @type {Node[]} */ (type.types) : [];
  if (types.length === 0 || types.some((one) => one.type !== 'TSLiteralType')) return null;
  return types.map((one) => String(/** @type {Node} */ (one.literal).raw));
}

/**
 * The text without comments, spacing and names of parameters, none of which limits what a caller may write.
 * @param {Node} node
 * @param {string} code
 * @param {readonly Range[]} omitted
 */
function textOf(node, code, omitted = []) {
  const names = nodesIn(node).flatMap(({ params }) => (Array.isArray(params) ? params.flatMap(nameOfParameter) : []));
  let text = '';
  let at = node.start;
  for (const { start, end } of [...omitted, ...names].toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    text += code.slice(at, start);
    at = end;
  }
  const rest = `${text}${code.slice(at, node.end)}`;
  return rest
    .replaceAll(/\/\/[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(){}[\]<>:;,|&=?]) ?/g, '$1')
    .replace(/;$/, '');
}

/** @param {Node} parameter @returns {Range[]} */
function nameOfParameter({ type, start, name, typeAnnotation }) {
  if (type === 'Identifier') return [{ start, end: start + String(name).length }];
  return type === 'ObjectPattern' ? [{ start, end: /** @type {Node} */ (typeAnnotation).start }] : [];
}

/** @param {Node} node */
function references(node) {
  const namesIn = (/** @type {Node[]} */ nodes) => [
    ...new Set(nodes.filter(({ type }) => type === 'Identifier').map(({ name }) => String(name))),
  ];
  const all = nodesIn(node);
  const parameters = all.flatMap(({ params }) => (Array.isArray(params) ? params.flatMap(nodesIn) : []));
  return { uses: namesIn(all), takes: namesIn(parameters) };
}

/** @param {unknown} value @returns {Node[]} The node and all below it. */
function nodesIn(value) {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return 'type' in value && typeof value.type === 'string' ? [/** @type {Node} */ (value), ...below] : below;
}
