import fc, { type Arbitrary } from 'fast-check';
import { asText, bodiesOf, documentedBody, type FuzzBody } from './bodies.ts';
import { hostileText, hugeText } from './hostile.ts';
import type { FuzzedOperation } from './operations.ts';
import { placeholder, placeholders } from './placeholders.ts';
import { valuesOf } from './valid.ts';

/** A generated request. It contains placeholders for values that are known when it is sent. */
export interface FuzzRequest extends FuzzBody {
  method: string;
  url: string;
  /** Replaces the session cookie. */
  cookie: string | null;
}

type FuzzParameter = FuzzedOperation['parameters'][number];

/** Encodes for a URL. `Buffer` replaces lone surrogates, which have no UTF-8 encoding. */
const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Path segments that no client writes. */
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

/** The resources that an id in a path refers to, by the path before the id. */
const placeholdersByPath: readonly (readonly [before: RegExp, names: RegExp])[] = [
  [/saved-jobs\/$/, /SavedJob/],
  [/jobs\/(id\/)?$/, /(own|victim)Job/],
  [/compan\w{1,20}\/$/, /Company/],
  [/^\/api\/applications\/$/, /ownApplicationToken/],
  [/resumes\/$/, /Resume/],
  [/applications\/$/, /Application/],
  [/interviews\/$/, /Interview/],
  [/searches\/$/, /Search/],
  [/links\/$/, /AlertsToken/],
  [/sessions\/$/, /SignIn/],
  [/calendars\/$/, /Calendar/],
  [/(user|assignments)\/$/, /UserId/],
];

/** Placeholders for a path parameter; empty if no resource matches. */
function idsAt(path: string, name: string): readonly string[] {
  const before = path.slice(0, path.indexOf(`{${name}}`));
  const names = placeholdersByPath.find(([pattern]) => pattern.test(before))?.[1];
  return names === undefined ? [] : placeholders.filter((one) => names.test(one));
}

const pathValues = (path: string, { name, example }: FuzzParameter): Arbitrary<string> =>
  fc.oneof(
    { arbitrary: idsAt(path, name).length > 0 ? fc.constantFrom(...idsAt(path, name)) : rowNumber, weight: 6 },
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

/** The path with the ids of the attacker's own rows. */
function documentedPath({ path, parameters }: FuzzedOperation): string {
  const values = parameters
    .filter((one) => one.in === 'path')
    .map(({ name }) => [name, idsAt(path, name)[0] ?? '1'] as const);
  return values.reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), path);
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

/** Restricts text to characters that Node's HTTP parser accepts, and to a length below its limit for all headers. */
const asHeader = (text: string) => text.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '').slice(0, 8000);
const headerValue = fc.oneof(
  { arbitrary: hostileText.map(asHeader), weight: 12 },
  { arbitrary: hugeText.map(asHeader), weight: 1 },
);

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

/** Values of the API's own headers: idempotency keys and user ids. */
const ownHeaderValue = fc.oneof(
  { arbitrary: fc.uuid(), weight: 3 },
  { arbitrary: fc.constantFrom(placeholder('ownUserId'), placeholder('victimUserId')), weight: 3 },
  { arbitrary: headerValue, weight: 1 },
);

/** Mostly no headers: one invalid header prevents the handler from running. */
function headers({ parameters }: FuzzedOperation): Arbitrary<Record<string, string>> {
  const own = parameters.filter((one) => one.in === 'header').map(({ name }) => [name.toLowerCase(), ownHeaderValue]);
  const common = Object.entries(commonHeaders).map(([name, known]) => [
    name,
    fc.oneof(fc.constantFrom(...known), headerValue),
  ]);
  const some = (named: (string | Arbitrary<string>)[][]) =>
    fc.record(Object.fromEntries(named) as Record<string, Arbitrary<string>>, { requiredKeys: [] });
  const none = { arbitrary: fc.constant<Record<string, string>>({}), weight: 5 };
  return fc
    .tuple(fc.oneof(none, { arbitrary: some(own), weight: 3 }), fc.oneof(none, { arbitrary: some(common), weight: 1 }))
    .map(([specific, others]) => ({ ...specific, ...others }) as Record<string, string>);
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

/** The document's example request. It is sent first, so that each operation succeeds at least once. */
export function documentedRequest(operation: FuzzedOperation): FuzzRequest {
  const { headers: sent, body } = documentedBody(operation);
  return {
    method: operation.method,
    url: documentedPath(operation),
    headers: sent,
    body,
    cookie: null,
  };
}

/** Requests of an operation, from valid to absurd. */
export function requestsOf(operation: FuzzedOperation): Arbitrary<FuzzRequest> {
  return fc
    .record({
      path: paths(operation),
      query: queries(operation),
      sent: bodiesOf(operation),
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
