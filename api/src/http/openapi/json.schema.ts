import type { SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';

type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null';

/** The keywords of JSON Schema 2020-12 that the document uses. */
export interface JsonSchema {
  $ref?: string;
  /** A value that may be null has two types. */
  type?: TypeName | TypeName[];
  description?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  unevaluatedProperties?: boolean;
  required?: string[];
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
}

type Test = SchemaDescription['tests'][number];
type Kind = 'string' | 'number' | 'array';

const bounds = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
} as const;

/** yup tests that have a format in JSON Schema. */
const formats: Readonly<Record<string, string>> = { email: 'email', uuid: 'uuid', datetime: 'date-time', url: 'uri' };

/** Patterns of JSON Schema have no flags and are read as with `u`. */
const isPlain = ({ flags }: RegExp) => flags === '' || flags === 'u';

function ofTest({ name = '', params = {} }: Test, kind: Kind): JsonSchema {
  const { min, max, length, regex } = params as { min?: number; max?: number; length?: number; regex?: RegExp };
  if (name === 'integer') return { type: 'integer' };
  const format = formats[name];
  if (format !== undefined) return { format };
  if (regex !== undefined) return isPlain(regex) ? { pattern: regex.source } : {};
  if (length !== undefined) return { [bounds[kind].min]: length, [bounds[kind].max]: length };
  if (min !== undefined) return { [bounds[kind].min]: min };
  return max === undefined ? {} : { [bounds[kind].max]: max };
}

/** Of several tests with one name, such as two patterns, yup describes the first. */
const ofTests = (tests: readonly Test[], kind: Kind): JsonSchema =>
  Object.assign({}, ...tests.map((test) => ofTest(test, kind))) as JsonSchema;

/** A reference to another field is not an enum. */
function choiceOf({ oneOf }: SchemaDescription): JsonSchema {
  return oneOf.length > 0 && oneOf.every((one) => typeof one !== 'object') ? { enum: oneOf } : {};
}

function ofObject({ fields }: SchemaObjectDescription): JsonSchema {
  const required = Object.entries(fields).filter(([, field]) => 'optional' in field && !field.optional);
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ofField(field)]));
  return { type: 'object', properties, ...(required.length > 0 && { required: required.map(([name]) => name) }) };
}

function ofType(field: SchemaDescription): JsonSchema {
  if ('fields' in field) return ofObject(field as SchemaObjectDescription);
  if (field.type === 'array') {
    const { innerType } = field as { innerType?: SchemaFieldDescription };
    return {
      type: 'array',
      items: innerType === undefined ? {} : ofField(innerType),
      ...ofTests(field.tests, 'array'),
    };
  }
  if (field.type === 'string') return { type: 'string', ...ofTests(field.tests, 'string') };
  if (field.type === 'number') return { type: 'number', ...ofTests(field.tests, 'number') };
  return field.type === 'boolean' ? { type: 'boolean' } : {};
}

/** The default of an object only repeats the defaults of its fields. */
function defaultOf(field: SchemaDescription): JsonSchema {
  return field.default === undefined || 'fields' in field ? {} : { default: field.default };
}

/** The schema, or null. */
function orNull(schema: JsonSchema): JsonSchema {
  if (schema.type === undefined) return schema;
  const type = [schema.type, 'null'].flat() as TypeName[];
  return { ...schema, type, ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }) };
}

function ofField(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const schema = { ...ofType(field), ...choiceOf(field), ...defaultOf(field) };
  return field.nullable ? orNull(schema) : schema;
}

/** Any yup schema; yup's generic type is too narrow for this. */
export interface Described {
  describe: () => SchemaFieldDescription;
}

/**
 * Converts a yup schema of shared-contracts to JSON Schema 2020-12. It describes values after transforms such as trimming. Function
 * tests have no counterpart. Custom implementation: the converters on npm support only yup before 1.
 */
export const toJsonSchema = (schema: Described): JsonSchema => ofField(schema.describe());
