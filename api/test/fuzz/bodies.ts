import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../src/http/openapi/json.schema.ts';
import { buildEncryptedPdf, withBrokenXref } from '../factories/index.ts';
import { buildForm, formType, type FormPart } from '../multipart.ts';
import { hostileJson, hostileJsonText, hostileText, hugeText } from './hostile.ts';
import type { FuzzedOperation } from './operations.ts';
import { ofObject, valuesOf } from './valid.ts';

/** A body with its content headers. */
export interface FuzzBody {
  headers: Record<string, string>;
  /** Base64 if the body is not text. */
  body: string | { base64: string } | null;
}

export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

const json = (body: string): FuzzBody => ({ headers: { 'content-type': 'application/json' }, body });
const bytes = (content: Buffer, type = formType): FuzzBody => ({
  headers: { 'content-type': type },
  body: { base64: content.toString('base64') },
});
const noBody = fc.constant<FuzzBody>({ headers: {}, body: null });

/** The body without its end. */
const truncated = (body: Arbitrary<string>) =>
  fc.tuple(body, fc.double({ min: 0, max: 1, noNaN: true })).map(([text, share]) => text.slice(0, text.length * share));

const wrongTypes = fc.constantFrom(
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'application/jsonx',
  'x',
  '',
);

/** An object with one field that may be invalid, so that the API reads the others. */
const oneField = ({ properties = {} }: JsonSchema): Arbitrary<object> =>
  fc.oneof(
    ...Object.entries(properties).map(([name, schema]) => fc.record({ [name]: valuesOf(schema, true) })),
    fc.constant({}),
  );

function jsonBodies({ schema, example }: NonNullable<FuzzedOperation['json']>): Arbitrary<FuzzBody> {
  const known = fc.constant(example as object);
  const mutated = fc
    .tuple(known, oneField(schema), oneField(schema))
    .map(([whole, one, another]) => ({ ...whole, ...one, ...another }));
  const valid = valuesOf(schema).map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: known.map((value) => json(JSON.stringify(value))), weight: 3 },
    { arbitrary: mutated.map((value) => json(JSON.stringify(value))), weight: 4 },
    { arbitrary: valid.map(json), weight: 3 },
    { arbitrary: valuesOf(schema, true).map((value) => json(JSON.stringify(value))), weight: 4 },
    { arbitrary: hostileJson.map((value) => json(JSON.stringify(value))), weight: 1 },
    { arbitrary: hostileJsonText.map(json), weight: 1 },
    { arbitrary: truncated(valid).map(json), weight: 1 },
    {
      arbitrary: fc.uint8Array({ maxLength: 60 }).map((raw) => bytes(Buffer.from(raw), 'application/json')),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(valid, wrongTypes)
        .map(([body, type]): FuzzBody => ({ headers: { 'content-type': type }, body })),
      weight: 1,
    },
    { arbitrary: noBody, weight: 1 },
  );
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const demoResume = (name: string) => readFileSync(join(import.meta.dirname, `../../src/demo/assets/${name}.pdf`));
const pdf = demoResume('resume-english');
const files: readonly Buffer[] = [
  pdf,
  demoResume('curriculo-design'),
  withBrokenXref(pdf),
  buildEncryptedPdf(),
  pdf.subarray(0, pdf.length / 2),
  onePixel,
  onePixel.subarray(0, 40),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('GIF89a'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(0),
  Buffer.alloc(150_000, 'x'),
];

/** File signatures, each followed by repeated text. */
const signatures = [
  '',
  '%PDF-1.7\n',
  '\u0089PNG\r\n\u001a\n',
  '\u00ff\u00d8\u00ff',
  'RIFF',
  '<svg ',
  '<?xml version="1.0"?>',
  '{',
];
const repetitiveFile = fc
  .tuple(fc.constantFrom(...signatures), hugeText)
  .map(([signature, text]) => Buffer.concat([Buffer.from(signature, 'latin1'), Buffer.from(text)]));

/** Text in the header of a part. */
const partWord = hostileText.map((text) => text.replaceAll(/["\r\n]/g, '').slice(0, 500));
const longWord = hugeText.map((text) => text.replaceAll(/["\r\n]/g, ''));

function filePart(part: string): Arbitrary<FormPart> {
  return fc.record({
    name: fc.oneof({ arbitrary: fc.constant(part), weight: 8 }, { arbitrary: partWord, weight: 1 }),
    filename: fc.oneof(
      { arbitrary: fc.constantFrom('cv.pdf', 'eu.png'), weight: 3 },
      { arbitrary: partWord, weight: 1 },
      { arbitrary: longWord, weight: 1 },
    ),
    type: fc.constantFrom('application/pdf', 'image/png', 'text/html', 'application/json', 'x'),
    content: fc.oneof(
      { arbitrary: fc.constantFrom(...files), weight: 6 },
      { arbitrary: fc.uint8Array({ maxLength: 200 }).map((raw) => Buffer.from(raw)), weight: 1 },
      { arbitrary: repetitiveFile, weight: 1 },
    ),
  });
}

const textParts = (fields: object): FormPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, content: asText(value) }));

const validFile = (part: string): FormPart => ({
  name: part,
  filename: 'cv.pdf',
  type: 'application/pdf',
  content: part === 'resume' ? pdf : onePixel,
});

function formBodies({ schema, example, part }: NonNullable<FuzzedOperation['form']>): Arbitrary<FuzzBody> {
  const { [part]: _file, ...properties } = schema.properties ?? {};
  const texts = fc.oneof(fc.constant(example), ofObject({ properties }, true)).map(textParts);
  const file = fc.oneof(fc.constant([validFile(part)]), fc.array(filePart(part), { minLength: 0, maxLength: 2 }));
  const extraParts = fc.array(fc.record({ name: partWord, content: partWord }), { maxLength: 3 });
  const few = fc.oneof({ arbitrary: fc.constant([]), weight: 5 }, { arbitrary: extraParts, weight: 1 });
  const form = fc.tuple(texts, few, file).map((parts) => buildForm(parts.flat()));
  return fc.oneof(
    { arbitrary: form.map((content) => bytes(content)), weight: 10 },
    {
      arbitrary: fc.tuple(form, fc.nat(200)).map(([content, cut]) => bytes(content.subarray(0, content.length - cut))),
      weight: 2,
    },
    { arbitrary: fc.tuple(form, wrongTypes).map(([content, type]) => bytes(content, type)), weight: 1 },
    { arbitrary: noBody, weight: 1 },
  );
}

/** Operations without a body sometimes receive one. */
const unexpectedBody = fc.oneof({ arbitrary: noBody, weight: 9 }, { arbitrary: hostileJsonText.map(json), weight: 1 });

/** Bodies of an operation, from valid to absurd. */
export function bodiesOf({ json: inJson, form, method }: FuzzedOperation): Arbitrary<FuzzBody> {
  if (inJson === null && form === null) return method === 'GET' ? noBody : unexpectedBody;
  return fc.oneof(...[inJson && jsonBodies(inJson), form && formBodies(form)].filter((one) => one !== null));
}

/** The body of the document's example, with a valid file. */
export function documentedBody({ json: inJson, form }: FuzzedOperation): FuzzBody {
  if (form !== null) return bytes(buildForm([...textParts(form.example), validFile(form.part)]));
  if (inJson !== null) return json(JSON.stringify(inJson.example));
  return { headers: {}, body: null };
}
