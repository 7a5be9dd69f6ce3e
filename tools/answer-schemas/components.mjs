/** @typedef {import('./type-schemas.mjs').Schema} Schema */

const prefix = '#/definitions/';

/**
 * Definitions as components of an OpenAPI 3.1 document: with its references, with scalars inlined, and open to fields that a later
 * version adds.
 * @param {Readonly<Record<string, Schema>>} definitions
 * @returns {Record<string, Schema>}
 */
export function toComponents(definitions) {
  const named = Object.entries(definitions).filter(([, schema]) => !isScalar(schema));
  return Object.fromEntries(named.map(([name, schema]) => [name, toComponent(schema, definitions)]));
}

/** @param {Schema} schema A string or integer without an enumeration, such as `Instant`. */
const isScalar = ({ type, enum: values }) => (type === 'string' || type === 'integer') && values === undefined;

/**
 * @param {unknown} schema
 * @param {Readonly<Record<string, Schema>>} definitions
 * @returns {any}
 */
function toComponent(schema, definitions) {
  if (Array.isArray(schema)) return schema.map((item) => toComponent(item, definitions));
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([key, value]) => !(key === 'additionalProperties' && value === false));
  const { $ref, anyOf, ...rest } = Object.fromEntries(
    entries.map(([key, value]) => [key, toComponent(value, definitions)]),
  );
  if (typeof $ref === 'string') return resolve($ref.slice(prefix.length), rest, definitions);
  return anyOf === undefined ? rest : { ...nullable(anyOf), ...rest };
}

/**
 * @param {string} name
 * @param {Schema} rest Keywords beside the reference, such as a property's description.
 * @param {Readonly<Record<string, Schema>>} definitions
 */
function resolve(name, rest, definitions) {
  const target = definitions[name];
  if (target === undefined) throw new Error(`no definition of ${name}`);
  return isScalar(target) ? { ...target, ...rest } : { $ref: `#/components/schemas/${name}`, ...rest };
}

/**
 * A scalar or null becomes one schema with two types.
 * @param {Schema[]} anyOf
 */
function nullable(anyOf) {
  const [schema, other] = anyOf;
  if (anyOf.length !== 2 || schema === undefined || other?.type !== 'null' || !isScalar(schema)) return { anyOf };
  return { ...schema, type: [schema.type, 'null'] };
}
