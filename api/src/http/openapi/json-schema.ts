import type { SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup';

/** The part of OpenAPI 3.0's schema objects that we write. */
export interface JsonSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema;
  required?: string[];
}

type Test = SchemaDescription['tests'][number];
type Kind = 'string' | 'number' | 'array';

const bounds = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
} as const;

/** Tests of yup that are regular expressions, and have a name in JSON Schema. */
const formats: Readonly<Record<string, string>> = { email: 'email', uuid: 'uuid', datetime: 'date-time', url: 'uri' };

/** JSON Schema's expressions have no flags; `u` is how they are read anyway. */
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

/** Of several tests of one name, as of two patterns, yup tells the first. */
const ofTests = (tests: readonly Test[], kind: Kind): JsonSchema =>
  Object.assign({}, ...tests.map((test) => ofTest(test, kind))) as JsonSchema;

/** What refers to another field is no list of values. */
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

/** Of an object yup tells the defaults of its fields once more. */
function defaultOf(field: SchemaDescription): JsonSchema {
  return field.default === undefined || 'fields' in field ? {} : { default: field.default };
}

function ofField(field: SchemaFieldDescription): JsonSchema {
  if (!('tests' in field)) return {};
  const nullable = field.nullable ? { nullable: true } : {};
  return { ...ofType(field), ...choiceOf(field), ...defaultOf(field), ...nullable };
}

/** Any schema of yup. Its own type tells too much to stand for all of them. */
export interface Described {
  describe: () => SchemaFieldDescription;
}

/**
 * What a schema of shared-contracts asks for, as JSON Schema: of the values after trimming and the like. Tests that are
 * functions cannot be told. Written here, because the libraries that convert know yup before 1 only.
 */
export const toJsonSchema = (schema: Described): JsonSchema => ofField(schema.describe());
