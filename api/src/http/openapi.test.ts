import * as contracts from 'shared-contracts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { templateParameters, type AnyEndpoint } from './endpoint-docs.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: { type: string } }[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'template' in value && 'method' in value;
}

/** `GET /api/proxy/jobs/{id} (path id)`, as the contract and as the document tell it. */
const promised = Object.values<unknown>(contracts)
  .filter(isEndpoint)
  .map(({ name, method, template }) => {
    const path = template.replaceAll(/\{[?&][^}]+\}/g, '');
    const parameters = templateParameters(template).map((one) => `${one.in} ${one.name}${one.repeatable ? '*' : ''}`);
    return `${name}: ${method} ${path} (${parameters.toSorted().join(', ')})`;
  });

function described({ paths }: Document): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters }]) => {
      const list = parameters.map(
        ({ in: place, name, schema }) => `${place} ${name}${schema.type === 'array' ? '*' : ''}`,
      );
      return `${operationId}: ${method.toUpperCase()} ${path} (${list.toSorted().join(', ')})`;
    }),
  );
}

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('the API serves the endpoints of shared-contracts, all of them and no other', async () => {
  const document = (await api.inject('/api/docs-json')).json<Document>();
  expect(described(document).toSorted()).toEqual(promised.toSorted());
});

it('the page may load its own files and nothing else', async () => {
  const page = await api.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  const policy = page.headers['content-security-policy'];
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]) expect(policy).toContain(part);
  expect((await api.inject('/api/docs/swagger-ui-init.js')).statusCode).toBe(200);
});
