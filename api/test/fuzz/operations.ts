import type { JsonSchema } from '../../src/http/openapi/json.schema.ts';
import type { RegisteredRoute } from '../../src/http/openapi/registered-routes.parser.ts';
import type { Operation } from '../../src/http/openapi/operation.schema.ts';
import { exampleUser } from '../../src/http/openapi/shared.examples.ts';
import type { TestApp } from '../create-test-app.ts';
import { routesOf } from '../registered-routes.ts';
import { placeholder } from './placeholders.ts';

/** An operation of the document, with the input for generating its requests. */
export interface FuzzedOperation extends Pick<Operation, 'operationId' | 'parameters'> {
  access: 'public' | 'authenticated' | 'admin';
  method: string;
  /** For example `/api/jobs/{id}`. */
  path: string;
  /** The JSON body; null if the operation accepts none. */
  json: { schema: JsonSchema; example: unknown } | null;
  /** The form with a file; null if the operation accepts none. */
  form: { schema: JsonSchema; example: Record<string, string>; part: string } | null;
}

type Content = NonNullable<Operation['requestBody']>['content'];

/** Replacements for example values: ids of existing rows and a valid end of a pause. */
const possibleValues: Readonly<Record<string, unknown>> = {
  companyId: placeholder('ownCompany'),
  jobId: placeholder('ownJob'),
  userId: placeholder('ownUserId'),
  email: placeholder('ownEmail'),
  categoryId: null,
  interestedCategories: [placeholder('category')],
  pausedUntil: new Date(Date.now() + 30 * 86_400_000).toISOString(),
};

/** Fields that must be in the future. The dates of the examples have passed. */
const futureFields = ['scheduledAt', 'endTime', 'closesAt', 'featuredUntil'];
const nextYear = (moment: unknown) =>
  typeof moment === 'string' ? moment.replace(/^\d{4}/, String(new Date().getFullYear() + 1)) : moment;

/** The example with existing rows and future dates. */
function withPossibleValues(example: object): object {
  const entries = Object.entries(example).map(([name, value]) => {
    if (name in possibleValues) return [name, possibleValues[name]];
    return [name, futureFields.includes(name) ? nextYear(value) : value];
  });
  return Object.fromEntries(entries) as object;
}

function jsonOf({ 'application/json': media }: Content): FuzzedOperation['json'] {
  return media === undefined ? null : { schema: media.schema, example: withPossibleValues(media.example ?? {}) };
}

function formOf({ 'multipart/form-data': media }: Content): FuzzedOperation['form'] {
  if (media === undefined) return null;
  const part = Object.keys(media.encoding ?? {})[0] ?? 'file';
  const shown = Object.entries(media.schema.properties ?? {}).filter(([, { examples }]) => examples !== undefined);
  const example = Object.fromEntries(shown.map(([name, { examples }]) => [name, String(examples?.[0])]));
  return { schema: media.schema, example, part };
}

/** Access that the route declares. It cannot be derived from responses, because a 403 may concern one resource only. */
function accessOf({ access }: RegisteredRoute): FuzzedOperation['access'] {
  if (access?.kind !== 'authenticated') return 'public';
  return access.role === null ? 'authenticated' : 'admin';
}

/** Replaces the user of the examples with the attacker. */
const asOwn = (text: string) =>
  text
    .replaceAll(exampleUser.email, placeholder('ownEmail'))
    .replaceAll(exampleUser.username, placeholder('ownUsername'));

/** Every operation of `/api/docs-json`. */
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
