/**
 * A request with a part of variable size. `size` is the smaller of the two sizes that are compared.
 * @typedef {{ url: string, method: string, headers?: Record<string, string>, body?: string | FormData }} Request
 * @typedef {{ name: string, size: number, request: (size: number) => Request }} Probe
 *
 * @typedef {{ properties?: Record<string, Schema>, items?: Schema, type?: string }} Schema
 * @typedef {{ name: string, in: string }} Parameter
 * @typedef {{ parameters?: Parameter[], requestBody?: { content: Record<string, { schema: Schema }> } }} Operation
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Document
 */

const units = ['a', ' ', '.', '@.', '; ', '<!---->', '-'];
const headers = [
  'accept-encoding',
  'accept-language',
  'cookie',
  'user-agent',
  'if-none-match',
  'x-request-id',
  'x-forwarded-for',
];
const pages = ['/', '/jobs', '/auth', '/robots.txt', '/no-such-page'];

/** Characters: Node refuses heads of more than 16 KB, and the API JSON bodies of more than 100 KB. */
const sizes = { head: 2000, body: 24_000, fileName: 4000 };

/** A value whose end matches no pattern. @param {string} unit @param {number} size */
const repeated = (unit, size) => `x${unit.repeat(Math.ceil(size / unit.length))}!`;

/**
 * @param {{ origin: string, apiOrigin: string, document: Document }} target
 * @returns {Probe[]}
 */
export function growthProbes({ origin, apiOrigin, document }) {
  const ofApi = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const url = apiOrigin + path.replaceAll(/\{\w{1,60}\}/g, '1');
      return operationProbes(`${method.toUpperCase()} ${path}`, { url, method: method.toUpperCase() }, operation);
    }),
  );
  const ofSite = pages.flatMap((page) => headProbes(`site ${page}`, { url: origin + page, method: 'GET' }, ['q']));
  return [...ofApi, ...ofSite];
}

/** @param {string} name @param {Request} base @param {Operation} operation @returns {Probe[]} */
function operationProbes(name, base, { parameters = [], requestBody }) {
  const queries = parameters.filter((one) => one.in === 'query').map((one) => one.name);
  const own = parameters.filter((one) => one.in === 'header').map((one) => one.name);
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  return [
    ...headProbes(name, base, queries, own),
    ...Object.entries(json?.schema.properties ?? {}).flatMap(([field, schema]) =>
      jsonProbes(name, base, field, schema),
    ),
    ...Object.keys(form?.schema.properties ?? {}).flatMap((field) => formProbes(name, base, field)),
  ];
}

/** @param {string} name @param {Request} base @param {readonly string[]} queries @param {readonly string[]} [own] @returns {Probe[]} */
function headProbes(name, base, queries, own = []) {
  const ofQuery = queries.flatMap((query) =>
    forUnits(`${name} ?${query}`, sizes.head, (value) => ({
      ...base,
      url: `${base.url}?${new URLSearchParams({ [query]: value }).toString()}`,
    })),
  );
  const ofHeaders = [...headers, ...own].flatMap((header) =>
    forUnits(`${name} ${header}`, sizes.head, (value) => ({ ...base, headers: { [header]: value } })),
  );
  return [...ofQuery, ...ofHeaders];
}

/** @param {string} name @param {Request} base @param {string} field @param {Schema} schema @returns {Probe[]} */
function jsonProbes(name, base, field, { type }) {
  return forUnits(`${name} ${field}`, sizes.body, (value) => ({
    ...base,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [field]: type === 'array' ? [value] : value }),
  }));
}

/** A text part and a file name. @param {string} name @param {Request} base @param {string} field @returns {Probe[]} */
function formProbes(name, base, field) {
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  return [
    ...forUnits(`${name} ${field}`, sizes.fileName, (value) => ({
      ...base,
      body: formOf((form) => form.set(field, value)),
    })),
    ...forUnits(`${name} file name of ${field}`, sizes.fileName, (value) => ({
      ...base,
      body: formOf((form) => form.set(field, file, value)),
    })),
  ];
}

/** @param {(form: FormData) => void} fill */
function formOf(fill) {
  const form = new FormData();
  fill(form);
  return form;
}

/** @param {string} name @param {number} size @param {(value: string) => Request} toRequest @returns {Probe[]} */
function forUnits(name, size, toRequest) {
  return units.map((unit) => ({
    name: `${name}: ${JSON.stringify(unit)}`,
    size,
    request: (/** @type {number} */ length) => toRequest(repeated(unit, length)),
  }));
}
