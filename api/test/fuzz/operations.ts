import type { JsonSchema } from '../../src/http/openapi/json.schema.ts';
import type { RegisteredRoute } from '../../src/http/openapi/registered-routes.parser.ts';
import type { Operation } from '../../src/http/openapi/operation.schema.ts';
import { exampleUser } from '../../src/http/openapi/shared.examples.ts';
import type { TestApp } from '../create-test-app.ts';
import { routesOf } from '../registered-routes.ts';
import { placeholder } from './placeholders.ts';

/** An operation of the document, with what a request of it is made from. */
export interface FuzzedOperation extends Pick<Operation, 'operationId' | 'parameters'> {
  access: 'public' | 'authenticated' | 'admin';
  method: string;
  /** `/api/jobs/{id}` */
  path: string;
  /** Of JSON, or null: it takes none. */
  json: { schema: JsonSchema; example: unknown } | null;
  /** Of a form with a file, or null. */
  form: { schema: JsonSchema; example: Record<string, string>; part: string } | null;
}

type Content = NonNullable<Operation['requestBody']>['content'];

/** Rows that are there and a pause that is allowed, in place of those that the examples name. */
const possibleValues: Readonly<Record<string, unknown>> = {
  companyId: placeholder('ownCompany'),
  jobId: placeholder('ownJob'),
  userId: placeholder('ownUserId'),
  email: placeholder('ownEmail'),
  categoryId: null,
  interestedCategories: [placeholder('category')],
  pausedUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
};

/** What has to be to come, and has passed since the examples were written. */
const momentsToCome = ['scheduledAt', 'endTime', 'closesAt', 'featuredUntil'];
const nextYear = (moment: unknown) =>
  typeof moment === 'string' ? moment.replace(/^\d{4}/, String(new Date().getFullYear() + 1)) : moment;

/** An example whose rows are there and whose moments are to come. */
function asPossible(example: object): object {
  const entries = Object.entries(example).map(([name, value]) => {
    if (name in possibleValues) return [name, possibleValues[name]];
    return [name, momentsToCome.includes(name) ? nextYear(value) : value];
  });
  return Object.fromEntries(entries) as object;
}

function jsonOf({ 'application/json': media }: Content): FuzzedOperation['json'] {
  return media === undefined ? null : { schema: media.schema, example: asPossible(media.example ?? {}) };
}

function formOf({ 'multipart/form-data': media }: Content): FuzzedOperation['form'] {
  if (media === undefined) return null;
  const part = Object.keys(media.encoding ?? {})[0] ?? 'file';
  const shown = Object.entries(media.schema.properties ?? {}).filter(([, { examples }]) => examples !== undefined);
  const example = Object.fromEntries(shown.map(([name, { examples }]) => [name, String(examples?.[0])]));
  return { schema: media.schema, example, part };
}

/** As the route states it: a 403 may be for who is signed in and may not see this one thing. */
function accessOf({ access }: RegisteredRoute): FuzzedOperation['access'] {
  if (access?.kind !== 'authenticated') return 'public';
  return access.role === null ? 'authenticated' : 'admin';
}

/** The person of the examples is who sends them. */
const asOwn = (text: string) =>
  text
    .replaceAll(exampleUser.email, placeholder('ownEmail'))
    .replaceAll(exampleUser.username, placeholder('ownUsername'));

/** Every operation that `/api/docs-json` tells. */
export async function readOperations(api: TestApp): Promise<FuzzedOperation[]> {
  const access = new Map(routesOf(api).map((route) => [route.endpoint?.name, accessOf(route)]));
  const { paths } = JSON.parse(asOwn((await api.inject('/api/docs-json')).body)) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      operationId: operation.operationId,
      parameters: operation.parameters,
      access: access.get(operation.operationId) ?? 'public',
      method: method.toUpperCase(),
      path,
      json: jsonOf(operation.requestBody?.content ?? {}),
      form: formOf(operation.requestBody?.content ?? {}),
    })),
  );
}
