import fc from 'fast-check';
import { ObjectSchema, ValidationError, type AnyObject, type Schema } from 'yup';
import * as exported from './index.ts';

/** Every schema that the API and the forms use. */
const schemas = Object.entries<unknown>(exported).filter(
  (entry): entry is [string, ObjectSchema<AnyObject>] => entry[1] instanceof ObjectSchema,
);

/** Messages are keys and contain no submitted values. */
const key = /^validation\.[a-zA-Z]{1,30}$/;

/** The messages that are no keys. */
async function wrongMessagesOf(schema: Schema, given: unknown): Promise<string[]> {
  const options = { abortEarly: false, stripUnknown: true };
  const { stackTraceLimit } = Error;
  // yup creates an error per invalid field. Stack traces would take most of the time of this test.
  Error.stackTraceLimit = 0;
  const failure: unknown = await schema.validate(given, options).catch((error: unknown) => error);
  Error.stackTraceLimit = stackTraceLimit;
  return failure instanceof ValidationError ? failure.errors.filter((message) => !key.test(message)) : [];
}

const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'x');

const wrong: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  1e300,
  Number.NaN,
  '',
  ' ',
  '\0',
  'nonsense',
  'x'.repeat(6000),
  {},
  { x: { y: [] } },
  [],
  [null],
  [{}],
  [['x']],
  [1, 'x', null, { x: 1 }],
  [{ questionId: nested(20), answer: nested(20) }, { questionId: 'x' }, { questionId: 0, answer: 'x'.repeat(6000) }],
  Array.from({ length: 1000 }, () => []),
  Array.from({ length: 1000 }, () => 'x'.repeat(200)),
  nested(20),
];

it('finds the exported schemas', () => {
  expect(schemas.length).toBeGreaterThan(20);
  expect(schemas.every(([name]) => name.endsWith('Schema'))).toBe(true);
});

describe.each(schemas)('%s', (_, schema) => {
  const fields = Object.keys(schema.fields);

  it('reports keys for known invalid values', async () => {
    const given = wrong.flatMap((value) => [
      value,
      ...fields.map((field) => ({ [field]: value })),
      Object.fromEntries(fields.map((field) => [field, value])),
    ]);
    const reported: [string, string[]][] = [];
    for (const one of given) {
      const messages = await wrongMessagesOf(schema, one);
      if (messages.length > 0) reported.push([JSON.stringify(one).slice(0, 80), messages]);
    }
    expect(reported).toEqual([]);
  });

  it('reports keys for generated invalid values', async () => {
    const anything = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue({ maxDepth: 4 })])));
    await fc.assert(
      fc.asyncProperty(anything, async (given) => {
        expect(await wrongMessagesOf(schema, given)).toEqual([]);
      }),
    );
  });
});
