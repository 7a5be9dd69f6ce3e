import type { OpenAPIObject } from '@nestjs/swagger';
import * as contracts from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { AnswerValidator } from '../../../test/openapi/answer-validator.ts';
import { routesOf } from '../../../test/registered-routes.ts';
import type { Access } from '../route.decorator.ts';
import { templateParameters, type AnyEndpoint } from './handler-docs.decorator.ts';
import type { JsonSchema } from './json.schema.ts';
import type { Operation } from './operation.schema.ts';

type Document = Omit<OpenAPIObject, 'paths'> & { paths: Record<string, Record<string, Operation>> };

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'template' in value && 'method' in value;
}

/** `GET /api/proxy/jobs/{id} (path id)`, in the form of both contract and document. */
const promised = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .map(({ name, method, template }) => {
    const path = template.replaceAll(/\{[?&][^{}]+\}/g, '');
    const parameters = templateParameters(template).map((one) => `${one.in} ${one.name}${one.repeatable ? '*' : ''}`);
    return `${name}: ${method} ${path} (${parameters.toSorted().join(', ')})`;
  });

function described({ paths }: Document): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters }]) => {
      const list = parameters
        .filter((one) => one.in !== 'header')
        .map(({ in: place, name, schema }) => `${place} ${name}${schema.type === 'array' ? '*' : ''}`);
      return `${operationId}: ${method.toUpperCase()} ${path} (${list.toSorted().join(', ')})`;
    }),
  );
}

let api: TestApp;
let document: Document;
beforeAll(async () => {
  api = await createTestApp();
  document = (await api.inject('/api/docs-json')).json<Document>();
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const operation = (name: string): Operation =>
  Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .find(({ operationId }) => operationId === name)!;

const bodyOf = (name: string) => operation(name).requestBody?.content ?? {};

it('the API serves exactly the endpoints of shared-contracts', () => {
  expect(described(document).toSorted()).toEqual(promised.toSorted());
  expect(routesOf(api).filter(({ endpoint }) => endpoint === undefined)).toEqual([]);
});

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('every successful response has a JSON schema with an example, a file type or a location; two have no body', () => {
  const isDescribed = ({ responses }: Operation) => {
    const { content, headers } = responses[200] ?? responses[204] ?? responses[302]!;
    const json = content?.['application/json'];
    return json === undefined ? content !== undefined || 'Location' in headers : json.example !== undefined;
  };
  const names = operations()
    .filter((one) => !isDescribed(one))
    .map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(['receiveBrevoEvent', 'reportClientEvents']);
});

it('examples of responses and bodies are valid against their schemas', () => {
  const validator = new AnswerValidator();
  for (const { operationId, responses, requestBody } of operations()) {
    const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
    for (const { schema, example } of contents.flatMap((content) => Object.values(content ?? {}))) {
      const problem = example === undefined ? null : validator.problemOfValue(example, schema);
      expect([operationId, problem]).toEqual([operationId, null]);
    }
  }
});

it('a nullable field has two types, an optional field is not required', () => {
  const { JobCard: card, BlogPost: post } = document.components!.schemas as Record<string, JsonSchema>;
  expect(card?.properties?.featuredUntil).toMatchObject({ type: ['string', 'null'], format: 'date-time' });
  expect(card?.properties?.salary).toEqual({ anyOf: [{ $ref: '#/components/schemas/Salary' }, { type: 'null' }] });
  expect(card?.required).toContain('featuredUntil');
  expect(post?.required).not.toContain('_embedded');
});

/** The examples are dated March 2026, and some schemas require a future time. */
const dayOfExamples = new Date('2026-03-20T09:00:00Z');

it('every body has an example that is valid against its schema', async () => {
  jest.useFakeTimers({ now: dayOfExamples, advanceTimers: true });
  const readers = routesOf(api).filter(({ docs }) => docs.body !== undefined || docs.form !== undefined);
  expect(readers.length).toBeGreaterThan(20);
  for (const { name, docs } of readers) {
    expect([name, docs.example?.body]).not.toEqual([name, undefined]);
    expect([name, await docs.body?.isValid(docs.example?.body)]).not.toEqual([name, false]);
  }
});

it('a body is described by its schema', () => {
  expect(bodyOf('saveJob')['application/json']?.schema).toEqual({
    type: 'object',
    properties: { jobId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } },
    required: ['jobId'],
  });
  expect(bodyOf('login')['application/json']?.schema).toMatchObject({ required: ['username', 'password'] });
  expect(bodyOf('logout')).toEqual({});
});

it('a form is described with its file, and with JSON where that is accepted', () => {
  const form = bodyOf('applyToJob');
  expect(Object.keys(form)).toEqual(['multipart/form-data', 'application/json']);
  expect(form['multipart/form-data']).toMatchObject({
    schema: { properties: { resume: { type: 'string', format: 'binary' }, email: { format: 'email' } } },
    encoding: { resume: { contentType: 'application/pdf' } },
  });
  expect(Object.keys(bodyOf('addResume'))).toEqual(['multipart/form-data']);
  expect(Object.keys(bodyOf('uploadPicture'))).toEqual(['multipart/form-data']);
});

it('parameters are described by their schema, headers by the decorators that read them', () => {
  const { parameters } = operation('listBlogPosts');
  expect(parameters[0]).toMatchObject({ name: 'per_page', schema: { type: 'integer', default: 10, maximum: 20 } });
  const headers = operation('applyToJob').parameters.filter((one) => one.in === 'header');
  expect(headers.map(({ name }) => name)).toEqual(['X-Applicant-Id', 'Idempotency-Key']);
});

const securityOf = (access: Access | undefined): Operation['security'] => {
  if (access?.kind === 'authenticated') {
    return access.orToken ? [{ session: [] }, { deployToken: [] }] : [{ session: [] }];
  }
  return access?.readsSession === true ? [{}, { session: [] }] : [];
};

it('an id in a path is described by its example', () => {
  const [job] = operation('getJob').parameters;
  expect(job).toMatchObject({ name: 'id', in: 'path', description: 'Number or slug', example: expect.any(String) });
  expect(operation('updateUser').parameters[0]).toMatchObject({ description: 'Number' });
  expect(operation('deleteResume').parameters[0]).toMatchObject({ schema: { type: 'string', format: 'uuid' } });
  expect(operation('getApplication').parameters[0]).toMatchObject({ description: 'Token of a mailed link' });
});

it('access and credentials are described as declared by the route', () => {
  for (const { access, endpoint, name, docs } of routesOf(api)) {
    const { security, responses } = operation(endpoint?.name ?? '');
    const isGuarded = access?.kind === 'authenticated';
    expect([name, security]).toEqual([name, securityOf(access)]);
    const isForbidden = (isGuarded && access.role !== null) || docs.errors?.[403] !== undefined;
    const isAnonymous = isGuarded || docs.errors?.[401] !== undefined;
    expect([name, '401' in responses, '403' in responses]).toEqual([name, isAnonymous, isForbidden]);
  }
  expect(document.components?.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'sid' },
  });
});

it('errors of the handler are described', () => {
  const ofJob = ['listJobAssignments', 'listTrackingUrls', 'listJobInterviews', 'listJobApplications'];
  for (const [name, code] of [
    ...ofJob.map((one) => [one, 'job_not_found']),
    ['getManagedInterview', 'interview_not_found'],
  ]) {
    const { 401: anonymous, 403: forbidden, 404: missing } = operation(name!).responses;
    expect([name, anonymous?.description, forbidden?.description, missing?.description]).toEqual([
      name,
      expect.stringContaining('unauthenticated'),
      expect.stringContaining('second_factor_setup_required'),
      expect.stringContaining(code!),
    ]);
  }
});

it('errors have the codes of their status', () => {
  const codesOf = (name: string, status: string) => {
    const schema = operation(name).responses[status]?.content?.['application/json']?.schema;
    expect(schema?.allOf?.[0]).toEqual({ $ref: '#/components/schemas/ErrorAnswer' });
    return schema?.allOf?.[1]?.properties?.code?.enum;
  };
  expect(codesOf('getJob', '404')).toEqual(['job_not_found']);
  expect(codesOf('saveJob', '409')).toEqual(['job_already_saved']);
  expect(codesOf('saveJob', '429')).toEqual(['too_many_requests']);
  expect(codesOf('saveJob', '400')).toEqual(['bad_request', 'malformed_json', 'validation_failed']);
  expect(codesOf('getJob', 'default')).toContain('internal_error');
  expect(document.components?.schemas?.ErrorCode).toMatchObject({ enum: [...contracts.errorCodes] });
});

it.each([
  ['updateJob', 'job_changed', 'ManagedJob'],
  ['toggleJob', 'job_changed', 'ManagedJob'],
  ['deleteJob', 'job_changed', 'ManagedJob'],
  ['changeInterview', 'interview_changed', 'ManagedInterview'],
  ['deleteInterview', 'interview_changed', 'ManagedInterview'],
])('the 409 response of %s has the current record, with an example', (name, code, component) => {
  const { schema, example } = operation(name).responses[409]!.content!['application/json']!;
  expect(schema.allOf?.[1]?.properties?.current).toEqual({ $ref: `#/components/schemas/${component}` });
  expect(schema.allOf?.[1]?.properties?.code?.enum).toContain(code);
  expect(example).toMatchObject({ code, current: { version: expect.any(Number) } });
});

it('the server is the public URL', () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: 'http://localhost:3000' })]);
});

it('the ETag of catalogue responses and 304 are documented', () => {
  const { responses, parameters } = operation('listCities');
  expect(responses[200]?.headers).toMatchObject({ ETag: {}, 'X-Data-Version': {}, 'X-Request-Id': {} });
  expect(responses[304]).toMatchObject({ description: 'Not Modified' });
  expect(parameters.map(({ name }) => name)).toEqual(['If-None-Match']);
});

it('operations are tagged by domain and have a readable summary', () => {
  expect(operation('listSavedJobs')).toMatchObject({ tags: ['Saved jobs'], summary: 'List saved jobs' });
});

it('the Content-Security-Policy of the page allows only its own files', async () => {
  const page = await api.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  const policy = page.headers['content-security-policy'];
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]) expect(policy).toContain(part);
  expect((await api.inject('/api/docs/swagger-ui-init.js')).statusCode).toBe(200);
});
