import fc, { type Arbitrary } from 'fast-check';
import { buildPdf } from '../factories/index.ts';
import { buildForm, formType, type FormPart } from '../multipart.ts';
import { hostileJson, hostileJsonText, hostileText } from './hostile.ts';
import type { FuzzedOperation } from './operations.ts';
import { placeholders } from './placeholders.ts';
import { ofObject, valuesOf } from './valid.ts';

/** A request as it is generated: placeholders stand for what is known when it is sent. */
export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** In base64 where it is no text. */
  body: string | { base64: string } | null;
  /** In place of the session's cookie. */
  cookie: string | null;
}

type FuzzParameter = FuzzedOperation['parameters'][number];
type Sent = Pick<FuzzRequest, 'headers' | 'body'>;

/** Lone surrogates have no encoding of their own. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

/** Pieces of an address that no client writes. */
const rawPieces = [
  '%',
  '%zz',
  '..',
  '.',
  '..%2f..',
  '%00',
  'a%0d%0ab',
  'a;b',
  'a//b',
  '%ff%fe',
  '%ED%A0%80',
  '',
  '*',
  ':id',
];

const rowNumber = fc.integer({ min: 1, max: 12 }).map(String);

/** What the ids of an address are of, by what stands before them. */
const things: readonly (readonly [before: RegExp, names: RegExp])[] = [
  [/saved-jobs\/$/, /SavedJob/],
  [/jobs\/(id\/)?$/, /(own|victim)Job/],
  [/compan\w+\/$/, /Company/],
  [/resumes\/$/, /Resume/],
  [/applications\/$/, /Application/],
  [/interviews\/$/, /Interview/],
  [/sessions\/$/, /SignIn/],
  [/calendars\/$/, /Calendar/],
  [/(user|assignments)\/$/, /UserId/],
];

function idsAt(path: string, name: string): readonly string[] {
  const before = path.slice(0, path.indexOf(`{${name}}`));
  const [, names = /./] = things.find(([pattern]) => pattern.test(before)) ?? [];
  return placeholders.filter((one) => names.test(one));
}

const pathValues = (path: string, { name, example }: FuzzParameter): Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...idsAt(path, name)), weight: 6 },
    { arbitrary: fc.constantFrom(...placeholders), weight: 1 },
    { arbitrary: rowNumber, weight: 2 },
    { arbitrary: fc.constantFrom(encode(asText(example ?? '1'))), weight: 1 },
    { arbitrary: hostileText.map(encode), weight: 4 },
    { arbitrary: fc.constantFrom(...rawPieces), weight: 1 },
  );

function paths({ path, parameters }: FuzzedOperation): Arbitrary<string> {
  const inPath = parameters.filter((one) => one.in === 'path');
  const values = fc.record(Object.fromEntries(inPath.map((one) => [one.name, pathValues(path, one)])));
  return values.map((given) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? ''));
}

function queryPairs({ name, schema }: FuzzParameter): Arbitrary<string[]> {
  const value = fc.oneof(
    { arbitrary: valuesOf(schema).map((found) => [found].flat().map(asText)), weight: 4 },
    { arbitrary: hostileText.map((text) => [text]), weight: 3 },
    { arbitrary: fc.array(hostileText, { minLength: 2, maxLength: 4 }), weight: 1 },
  );
  return value.map((values) => values.map((one) => `${encode(name)}=${encode(one)}`));
}

const unknownPairs = fc.oneof(
  { arbitrary: fc.constant<string[]>([]), weight: 6 },
  {
    arbitrary: fc
      .constantFrom('__proto__=1', 'constructor=1', 'a[b]=c', 'page[]=1', '=', '&&&', '%zz=%', 'sid=1')
      .map((one) => [one]),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(hostileText, hostileText).map(([name, value]) => [`${encode(name)}=${encode(value)}`]),
    weight: 1,
  },
);

function queries({ parameters }: FuzzedOperation): Arbitrary<string> {
  const known = parameters
    .filter((one) => one.in === 'query')
    .map((one) => fc.oneof(fc.constant<string[]>([]), queryPairs(one)));
  return fc.tuple(unknownPairs, ...known).map((pairs) => pairs.flat().join('&'));
}

/** What Node's HTTP parser lets through. */
const headerValue = hostileText.map((text) => text.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '').slice(0, 8000));

const commonHeaders: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', '*/*;q=NaN', ''],
  'accept-encoding': ['br', 'gzip;q=0', '*', 'identity;q=0'],
  'accept-language': ['pt', '*', 'xx-YY;q=9'],
  'user-agent': ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', '(('],
  'if-none-match': ['*', 'W/"1-1"', '"'],
  'x-request-id': ['aaaaaaaa', '../..'],
  'x-forwarded-for': ['127.0.0.1', 'x, y'],
  origin: ['https://evil.example', 'null', 'http://localhost:3000'],
  'sec-fetch-site': ['cross-site', 'same-origin'],
  'content-length': ['0', '-1', '999999999', 'x'],
  range: ['bytes=0-', 'bytes=9-1'],
};

function headers({ parameters }: FuzzedOperation): Arbitrary<Record<string, string>> {
  const own = parameters
    .filter((one) => one.in === 'header')
    .map(
      ({ name }) => [name.toLowerCase(), fc.oneof(fc.uuid(), fc.constantFrom(...placeholders), headerValue)] as const,
    );
  const common = Object.entries(commonHeaders).map(
    ([name, known]) => [name, fc.oneof(fc.constantFrom(...known), headerValue)] as const,
  );
  const seldom = fc.record(Object.fromEntries(common), { requiredKeys: [] });
  const chosen = fc.oneof({ arbitrary: fc.constant({}), weight: 5 }, { arbitrary: seldom, weight: 1 });
  return fc
    .tuple(fc.record(Object.fromEntries(own), { requiredKeys: [] }), chosen)
    .map((both) => Object.assign({}, ...both) as Record<string, string>);
}

const json = (body: string): Sent => ({ headers: { 'content-type': 'application/json' }, body });
const bytes = (content: Buffer, type = formType): Sent => ({
  headers: { 'content-type': type, 'content-length': String(content.length) },
  body: { base64: content.toString('base64') },
});
const nothing = fc.constant<Sent>({ headers: {}, body: null });

/** Cut off in the middle. */
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

function jsonBodies({ schema, example }: NonNullable<FuzzedOperation['json']>): Arbitrary<Sent> {
  const known = fc.constant(example as object);
  const like = fc
    .tuple(known, ofObject({ ...schema, required: [] }, true))
    .map(([whole, part]) => ({ ...whole, ...part }));
  const valid = valuesOf(schema).map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: known.map((value) => json(JSON.stringify(value))), weight: 1 },
    { arbitrary: like.map((value) => json(JSON.stringify(value))), weight: 4 },
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
      arbitrary: fc.tuple(valid, wrongTypes).map(([body, type]): Sent => ({ headers: { 'content-type': type }, body })),
      weight: 1,
    },
    { arbitrary: nothing, weight: 1 },
  );
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = buildPdf({ text: 'Um currículo.' });
const files: readonly Buffer[] = [
  pdf,
  buildPdf({ pages: 3, objectStreams: true }),
  buildPdf({ brokenXref: true }),
  buildPdf({ password: 'x' }),
  pdf.subarray(0, pdf.length / 2),
  onePixel,
  onePixel.subarray(0, 40),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('GIF89a'),
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(0),
  Buffer.alloc(150_000, 'x'),
];

/** What may stand in a part's head. */
const partWord = hostileText.map((text) => text.replaceAll(/["\r\n]/g, '').slice(0, 500));

function filePart(part: string): Arbitrary<FormPart> {
  return fc.record({
    name: fc.oneof({ arbitrary: fc.constant(part), weight: 8 }, { arbitrary: partWord, weight: 1 }),
    filename: fc.oneof(
      { arbitrary: fc.constantFrom('cv.pdf', 'eu.png'), weight: 3 },
      { arbitrary: partWord, weight: 1 },
    ),
    type: fc.constantFrom('application/pdf', 'image/png', 'text/html', 'application/json', 'x'),
    content: fc.oneof(
      { arbitrary: fc.constantFrom(...files), weight: 6 },
      { arbitrary: fc.uint8Array({ maxLength: 200 }).map((raw) => Buffer.from(raw)), weight: 1 },
    ),
  });
}

const textParts = (fields: object): FormPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, content: asText(value) }));

function formBodies({ schema, example, part }: NonNullable<FuzzedOperation['form']>): Arbitrary<Sent> {
  const { [part]: _file, ...properties } = schema.properties ?? {};
  const texts = fc.oneof(fc.constant(example), ofObject({ properties }, true)).map(textParts);
  const good: FormPart = {
    name: part,
    filename: 'cv.pdf',
    type: 'application/pdf',
    content: part === 'resume' ? pdf : onePixel,
  };
  const file = fc.oneof(fc.constant([good]), fc.array(filePart(part), { minLength: 0, maxLength: 2 }));
  const odd = fc.array(fc.record({ name: partWord, content: partWord }), { maxLength: 3 });
  const few = fc.oneof({ arbitrary: fc.constant([]), weight: 5 }, { arbitrary: odd, weight: 1 });
  const form = fc.tuple(texts, few, file).map((parts) => buildForm(parts.flat()));
  return fc.oneof(
    { arbitrary: form.map((content) => bytes(content)), weight: 10 },
    {
      arbitrary: fc.tuple(form, fc.nat(200)).map(([content, cut]) => bytes(content.subarray(0, content.length - cut))),
      weight: 2,
    },
    { arbitrary: fc.tuple(form, wrongTypes).map(([content, type]) => bytes(content, type)), weight: 1 },
    {
      arbitrary: form.map((content): Sent => ({ ...bytes(content), headers: { 'content-type': formType } })),
      weight: 1,
    },
    { arbitrary: nothing, weight: 1 },
  );
}

/** Where none is taken, one is sent at times. */
const unasked = fc.oneof({ arbitrary: nothing, weight: 9 }, { arbitrary: hostileJsonText.map(json), weight: 1 });

function bodies({ json: inJson, form, method }: FuzzedOperation): Arbitrary<Sent> {
  if (inJson === null && form === null) return method === 'GET' ? nothing : unasked;
  return fc.oneof(...[inJson && jsonBodies(inJson), form && formBodies(form)].filter((one) => one !== null));
}

const cookies = fc.oneof(
  { arbitrary: fc.constant(null), weight: 15 },
  {
    arbitrary: fc.oneof(
      headerValue,
      headerValue.map((value) => `sid=${value}`),
      fc.constant('sid=a; sid=b; =; ;;'),
    ),
    weight: 1,
  },
);

/** Requests of an operation, from valid to absurd. */
export function requestsOf(operation: FuzzedOperation): Arbitrary<FuzzRequest> {
  return fc
    .record({
      path: paths(operation),
      query: queries(operation),
      sent: bodies(operation),
      headers: headers(operation),
      cookie: cookies,
    })
    .map(({ path, query, sent, headers: given, cookie }) => ({
      method: operation.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: { ...sent.headers, ...given },
      body: sent.body,
      cookie,
    }));
}
