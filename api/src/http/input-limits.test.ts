import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as contracts from 'shared-contracts/schemas';
import { ObjectSchema } from 'yup';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { readOperations } from '../../test/fuzz/operations.ts';
import { newSender } from '../../test/public-form.ts';
import { inputLimits, readHeaders } from './input-limits.middleware.ts';

let api: TestApp;
let validate: jest.SpyInstance;
beforeAll(async () => {
  api = await createTestApp();
  validate = jest.spyOn(ObjectSchema.prototype, 'validate');
});
beforeEach(() => validate.mockClear());
afterAll(async () => {
  validate.mockRestore();
  await api.close();
});

type Request = Omit<Extract<Parameters<TestApp['inject']>[0], object>, 'payload'> & { payload?: object };

async function answerTo(request: Request) {
  const answer = await api.inject({ remoteAddress: newSender(), ...request });
  const { code, fields } = answer.json<{ code?: string; fields?: Record<string, string> }>();
  return { status: answer.statusCode, code, fields };
}

const contact = (payload: object): Request => ({ method: 'POST', url: '/api/contact', payload });
const long = (length: number) => 'a'.repeat(length + 1);

/** Nested values of this depth. */
function nested(depth: number): unknown {
  return depth === 0 ? 'a' : [nested(depth - 1)];
}

const tooLong: readonly [what: string, request: Request, field: string][] = [
  ['a parameter', { url: `/api/jobs?keyword=${long(inputLimits.parameter)}` }, 'keyword'],
  ['a parameter that no schema knows', { url: `/api/health?x=${long(inputLimits.parameter)}` }, 'x'],
  ['the name of a parameter', { url: `/api/jobs?${long(inputLimits.name)}=1` }, 'request'],
  ['one of several values', { url: `/api/jobs?types=a&types=${long(inputLimits.parameter)}` }, 'types'],
  ['a text of a body', contact({ message: long(inputLimits.text) }), 'message'],
  ['a text that no schema knows', contact({ unknown: long(inputLimits.text) }), 'unknown'],
  ['a nested text', contact({ unknown: [{ deep: [long(inputLimits.text)] }] }), 'unknown'],
  ['the name of a field', contact({ outer: { [long(inputLimits.name)]: 1 } }), 'outer'],
  ['a body of text in a list', { method: 'POST', url: '/api/contact', payload: [long(inputLimits.text)] }, '0'],
  ['credentials', { method: 'POST', url: '/api/login', payload: { username: long(inputLimits.text) } }, 'username'],
  ...readHeaders
    .filter((name) => name !== 'content-type' && name !== 'host')
    .map((name): [string, Request, string] => [
      `the header ${name}`,
      { url: '/api/jobs', headers: { [name]: long(inputLimits.header) } },
      name,
    ]),
  ['cookies', { url: '/api/jobs', headers: { cookie: `a=${long(inputLimits.longHeader)}` } }, 'cookie'],
];

it('rejects values that are too long before schema validation', async () => {
  for (const [what, request, field] of tooLong) {
    const answer = await answerTo(request);
    const fields = { [field]: 'validation.tooLong' };
    expect({ what, ...answer }).toEqual({ what, status: 400, code: 'bad_request', fields });
    expect({ what, calls: validate.mock.calls.length }).toEqual({ what, calls: 0 });
  }
});

it('rejects deeply nested values before schema validation', async () => {
  expect((await answerTo(contact({ unknown: nested(inputLimits.depth - 2) }))).code).toBe('validation_failed');
  validate.mockClear();
  const { status } = await answerTo(contact({ unknown: nested(inputLimits.depth + 1) }));
  expect([status, validate.mock.calls.length]).toEqual([400, 0]);
});

it('passes values of the maximum length to the schema', async () => {
  const longest = 'a'.repeat(inputLimits.text);
  const { code, fields } = await answerTo(contact({ message: longest, unknown: longest }));
  expect([code, fields?.['message']]).toEqual(['validation_failed', 'validation.tooLong']);
});

it('accepts the long texts of jobs, and no other long text', async () => {
  const payload = { description: long(inputLimits.text) };
  expect((await answerTo({ method: 'POST', url: '/api/jobs', payload })).status).toBe(401);
  expect((await answerTo({ method: 'PUT', url: '/api/jobs/1', payload })).status).toBe(401);
  expect((await answerTo({ method: 'PUT', url: '/api/jobs/1/toggle', payload })).status).toBe(400);
});

describe('the limits', () => {
  /** Maximum lengths of all texts of a schema, at any depth. */
  function maximaOf(description: unknown): number[] {
    if (typeof description !== 'object' || description === null) return [];
    const { type, name, params } = description as { type?: string; name?: string; params?: { max?: number } };
    if (type === 'number') return [];
    const own = name === 'max' && params?.max !== undefined ? [params.max] : [];
    return [...own, ...Object.values(description).flatMap(maximaOf)];
  }

  it('exceed all limits of the schemas', () => {
    for (const [name, schema] of Object.entries(contracts)) {
      if (!('describe' in schema)) continue;
      const limit = name === 'jobSchema' ? inputLimits.longText : inputLimits.text;
      const texts = maximaOf(schema.describe());
      const factor = name === 'jobSchema' ? 1 : 2;
      expect({ name, isBelow: factor * Math.max(0, ...texts) <= limit }).toEqual({ name, isBelow: true });
    }
  });

  it('exceed all limits of parameters in the OpenAPI document', async () => {
    for (const { operationId, parameters } of await readOperations(api)) {
      const longest = Math.max(0, ...parameters.map(({ schema }) => schema.maxLength ?? 0));
      expect({ operationId, isBelow: 2 * longest <= inputLimits.parameter }).toEqual({ operationId, isBelow: true });
    }
  });

  it('cover all headers that the source code reads', async () => {
    const files = (await readdir(join(import.meta.dirname, '..'), { recursive: true })).filter(
      (file) => file.endsWith('.ts') && !file.includes('.test.'),
    );
    const known: readonly string[] = [...readHeaders, 'content-length', 'cookie', 'authorization'];
    for (const file of files) {
      const text = await readFile(join(import.meta.dirname, '..', file), 'utf8');
      if (!/request|Incoming/i.test(text)) continue;
      for (const [, name = ''] of text.matchAll(/(?:request|raw)\.headers\[?\.?'?([\w-]+)/g)) {
        expect({ file, name, isKnown: known.includes(name) }).toEqual({ file, name, isKnown: true });
      }
    }
  });
});
