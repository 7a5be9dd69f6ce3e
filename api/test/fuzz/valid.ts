import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../src/http/openapi/json.schema.ts';
import { hostileJson } from './hostile.ts';
import { placeholder, placeholders } from './placeholders.ts';

const uuids = placeholders.filter((name) => /Resume|Application|Interview|SavedJob|Search|SignIn/.test(name));

const uuid = fc.oneof({ arbitrary: fc.constantFrom(...uuids), weight: 4 }, { arbitrary: fc.uuid(), weight: 1 });
const email = fc.oneof(
  fc.constantFrom(placeholder('ownEmail'), placeholder('victimEmail')),
  fc.integer({ min: 1, max: 9999 }).map((number) => `pessoa.nova${number}@example.com`),
);
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

const byFormat: Readonly<Record<string, Arbitrary<string>>> = { uuid, email, 'date-time': instant };

/** Values with a meaning to the API: placeholders, lookups, passwords, codes. */
const meaningful = fc.constantFrom(...placeholders, 'tecnologia', 'pt', 'en', '1', '2', '7', 'weekly', '123456');

function ofPattern({ pattern = '', minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  const expression = new RegExp(pattern, 'u');
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 60) };
  const isDigits = expression.test('912345678') && !expression.test('a');
  if (isDigits) return fc.string({ unit: fc.integer({ min: 0, max: 9 }).map(String), ...length });
  if (!expression.test('nova1')) return fc.oneof(fc.stringMatching(expression), meaningful);
  return fc.oneof(
    fc.nat(99_999).map((number) => `nova${number}`),
    meaningful,
    fc.string({ ...length }).filter((text) => expression.test(text)),
  );
}

function ofText(schema: JsonSchema): Arbitrary<unknown> {
  const { format = '', minLength = 0, maxLength = 100 } = schema;
  const formatted = byFormat[format];
  if (formatted !== undefined) return formatted;
  if (schema.pattern !== undefined) return ofPattern(schema);
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 100) });
  return fc.oneof({ arbitrary: meaningful, weight: 2 }, { arbitrary: text, weight: 1 });
}

/** Mostly small numbers, because ids in a test database start at 1. */
function ofNumber(schema: JsonSchema): Arbitrary<unknown> {
  const { minimum = -1000, maximum = 2 ** 31 - 1 } = schema;
  const small = fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), Math.ceil(minimum) + 12) });
  const other = typesOf(schema).includes('integer')
    ? wide(minimum, maximum)
    : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof({ arbitrary: small, weight: 4 }, { arbitrary: other, weight: 1 });
}

const wide = (min: number, max: number) => fc.integer({ min: Math.ceil(min), max: Math.floor(max) });

/** Values of a schema of the document. If `isNearly`, some parts may be invalid. */
export function valuesOf(schema: JsonSchema, isNearly = false): Arbitrary<unknown> {
  const value = ofType(schema, isNearly);
  const wrong = { arbitrary: hostileJson, weight: isNearly ? 1 : 0 };
  const none = { arbitrary: fc.constant(null), weight: typesOf(schema).includes('null') ? 1 : 0 };
  return fc.oneof({ arbitrary: value, weight: 6 }, none, wrong);
}

const typesOf = ({ type = [] }: JsonSchema) => [type].flat();

function ofType(schema: JsonSchema, isNearly: boolean): Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems = 4 } = schema;
  const type = typesOf(schema).find((one) => one !== 'null');
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (type === 'object') return ofObject(schema, isNearly);
  const length = { minLength: minItems, maxLength: Math.min(maxItems, 4) };
  if (type === 'array') return fc.array(valuesOf(items, isNearly), length);
  if (type === 'string') return ofText(schema);
  if (type === 'boolean') return fc.boolean();
  return type === undefined ? fc.jsonValue({ maxDepth: 1 }) : ofNumber(schema);
}

/** An object with these fields. If `isNearly`, any of them may be missing. */
export function ofObject({ properties = {}, required = [] }: JsonSchema, isNearly: boolean): Arbitrary<object> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, isNearly)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: isNearly ? [] : [...required] });
}
