import type { InjectOptions } from 'fastify';
import { expandTemplate } from 'shared-contracts';
import type { AnyEndpoint } from '../../src/http/openapi/handler-docs.decorator.ts';
import type { UserRow } from '../factories/index.ts';
import type { AccessWorld, Caller, Person } from './access-world.ts';

/** What a call is made with once the owner has something. */
export interface Given {
  /** Of the template. */
  variables?: Record<string, string>;
  /** In place of a JSON body: a form. */
  form?: InjectOptions;
  payload?: object;
  /** What the call changes where that is nobody's own: read before and after it, with what is the owner's. */
  watched?: () => Promise<unknown>;
  /** Words of the owner's thing: in the answer of who may see it, and of nobody else. */
  mark?: string;
}

/** What each gets. Who is assigned to a job gets what any other user gets, unless the row says `assigned`. */
export type Expected = readonly [anonymous: number, other: number, owner: number, admin: number];

export interface AccessRow {
  endpoint: AnyEndpoint;
  expected: Expected;
  /** Makes the owner's thing. */
  given: (world: AccessWorld, owner: Person) => Promise<Given> | Given;
  /** What somebody gets who is assigned to the job that it is about. */
  assigned?: number;
  /** Tells a second row of one endpoint. */
  variant?: string;
  owner?: Partial<UserRow>;
  /** Whose call reaches the owner's thing: sees its mark, changes what the owner has or what is watched. The owner's alone unless told. */
  acting?: readonly Caller[];
  /** Whether such a call changes any of it; calls but GET do. */
  changes?: boolean;
}

type Rest = Omit<AccessRow, 'endpoint' | 'expected' | 'given'>;

export const row = (
  endpoint: AnyEndpoint,
  expected: Expected,
  given: AccessRow['given'] = () => ({}),
  rest: Rest = {},
): AccessRow => ({ endpoint, expected, given, ...rest });

export function statusFor(caller: Caller, { expected, assigned }: AccessRow): number {
  const [anonymous, other, owner, admin] = expected;
  return { anonymous, 'other user': other, owner, assigned: assigned ?? other, admin }[caller];
}

export const nameOf = ({ endpoint: { method, template }, variant }: AccessRow) =>
  `${method} ${template}${variant === undefined ? '' : ` ${variant}`}`;

export function callRow(
  world: AccessWorld,
  { endpoint }: AccessRow,
  { variables = {}, form, payload }: Given,
  cookies: Record<string, string>,
) {
  const request = form ?? (payload === undefined ? {} : { payload });
  const url = expandTemplate(endpoint.template, variables);
  return world.call({ ...request, method: endpoint.method, url }, cookies);
}
