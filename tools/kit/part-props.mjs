import { readDeprecation } from '../api-reports/deprecation.mjs';
import { docstringBefore, findLocal, textOf } from './source-module.mjs';

/**
 * @typedef {import('./source-module.mjs').SourceModule} SourceModule
 * @typedef {import('./source-module.mjs').Node} Node
 *
 * @typedef {object} KitProp
 * @property {string} name
 * @property {string} type
 * @property {boolean} isRequired
 * @property {string | null} default
 * @property {string} doc
 * @property {string | null} since
 * @property {import('../api-reports/deprecation.mjs').Deprecation | null} deprecated
 *
 * @typedef {{ props: readonly KitProp[], rest: readonly string[] }} Props `rest`: types of libraries that contribute further props.
 */

/**
 * The props of a component.
 * @param {string} name
 * @param {{ module: SourceModule, node: Node }} component
 * @returns {Props}
 */
export function propsOf(name, { module, node }) {
  const [parameter] = node.params ?? node.init?.params ?? [];
  const annotation = parameter?.typeAnnotation?.typeAnnotation;
  const typeName = [`${name}Props`, annotation?.typeName?.name].find(
    (one) => one !== undefined && findLocal(module, one),
  );
  const type = typeName === undefined ? null : findLocal(module, typeName);
  const found = type === null ? { props: [], rest: [] } : membersOf(type.module, type.node);
  const defaults = defaultsOf(module, parameter);
  const props = found.props.map((prop) => ({ ...prop, default: defaults.get(prop.name) ?? null }));
  const byName = new Map(props.map((prop) => [prop.name, prop]));
  return { props: [...byName.values()], rest: [...new Set(found.rest)] };
}

/** Of destructured parameters. @param {SourceModule} module @param {Node | undefined} parameter */
function defaultsOf(module, parameter) {
  const properties = /** @type {Node[]} */ (parameter?.properties ?? []);
  const pairs = properties.flatMap(({ key, value }) =>
    value?.type === 'AssignmentPattern'
      ? [/** @type {const} */ ([String(key.name ?? key.value), textOf(module, value.right)])]
      : [],
  );
  return new Map(pairs);
}

/** @param {SourceModule} module @param {Node} node @returns {Props} Of an interface, an alias or a type. */
function membersOf(module, node) {
  if (node.type === 'TSInterfaceDeclaration') {
    const inherited = /** @type {Node[]} */ (node.extends ?? []).map((one) => membersOf(module, one));
    return merged([
      { props: node.body.body.flatMap((/** @type {Node} */ one) => propOf(module, one)), rest: [] },
      ...inherited,
    ]);
  }
  if (node.type === 'TSTypeAliasDeclaration') return membersOf(module, node.typeAnnotation);
  if (node.type === 'TSTypeLiteral') {
    return { props: node.members.flatMap((/** @type {Node} */ one) => propOf(module, one)), rest: [] };
  }
  if (node.type === 'TSUnionType' || node.type === 'TSIntersectionType') {
    return merged(node.types.map((/** @type {Node} */ one) => membersOf(module, one)));
  }
  const name = node.typeName?.name ?? node.expression?.name;
  if (name === 'Omit') return withoutNames(module, node);
  const found = name === undefined || node.typeArguments ? null : findLocal(module, name);
  return found === null
    ? { props: [], rest: [textOf(module, node).replaceAll(/\s+/g, ' ')] }
    : membersOf(found.module, found.node);
}

/** Of `Omit<Type, names>`. @param {SourceModule} module @param {Node} node @returns {Props} */
function withoutNames(module, node) {
  const [type, names] = node.typeArguments.params;
  const isOwn =
    type.type === 'TSTypeReference' && !type.typeArguments && findLocal(module, type.typeName.name) !== null;
  if (!isOwn) return { props: [], rest: [textOf(module, node).replaceAll(/\s+/g, ' ')] };
  const { props, rest } = membersOf(module, type);
  return { props: props.filter(({ name }) => !textOf(module, names).includes(`'${name}'`)), rest };
}

/** @param {readonly Props[]} parts @returns {Props} */
const merged = (parts) => ({ props: parts.flatMap(({ props }) => props), rest: parts.flatMap(({ rest }) => rest) });

/** @param {SourceModule} module @param {Node} member @returns {KitProp[]} */
function propOf(module, member) {
  if (member.key === undefined) return [];
  const [doc = '', ...blocks] = docstringBefore(module, member).split(
    /^@(?=[a-z])|(?<=\s)@(?=(?:since|deprecated)\b)/m,
  );
  const tag = (/** @type {string} */ name) =>
    blocks
      .find((block) => block.startsWith(`${name} `))
      ?.slice(name.length)
      .trim();
  const deprecated = tag('deprecated');
  const type = typeOf(module, member.typeAnnotation?.typeAnnotation ?? member);
  return [
    {
      name: textOf(module, member.key),
      type: type.text,
      isRequired: member.optional !== true,
      default: null,
      doc: (doc || type.doc).replaceAll(/\s+/g, ' ').trim(),
      since: tag('since') ?? null,
      deprecated: deprecated === undefined ? null : readDeprecation(deprecated),
    },
  ];
}

/**
 * The type as written, or the literals that its name stands for with the docstring of the name.
 * @param {SourceModule} module
 * @param {Node} type
 */
function typeOf(module, type) {
  const found = type.type === 'TSTypeReference' && !type.typeArguments ? findLocal(module, type.typeName.name) : null;
  const alias = found?.node.type === 'TSTypeAliasDeclaration' ? found.node.typeAnnotation : null;
  const isUnion =
    alias?.type === 'TSUnionType' && alias.types.every((/** @type {Node} */ one) => one.type === 'TSLiteralType');
  const named =
    found !== null && isUnion
      ? { text: textOf(found.module, alias), doc: docstringBefore(found.module, found.node) }
      : null;
  const { text, doc } = named ?? { text: textOf(module, type), doc: '' };
  return { text: text.replaceAll(/\s+/g, ' '), doc };
}
