import type { InjectOptions } from 'fastify';
import { expandTemplate } from 'shared-contracts';
import type { AnyEndpoint } from '../../src/http/endpoint-docs.ts';
import type { UserRow } from '../factories/index.ts';
import type { AccessWorld, Person } from './access-world.ts';

/** What a call is made with once the owner has something. */
export interface Given {
  /** Of the template. */
  variables?: Record<string, string>;
  /** In place of a JSON body: a form. */
  form?: InjectOptions;
  payload?: object;
  /** Words of the owner's thing: in the answer of who may see it, and of nobody else. */
  mark?: string;
}

export type Expected = readonly [anonymous: number, other: number, owner: number, admin: number];

export interface AccessRow {
  endpoint: AnyEndpoint;
  expected: Expected;
  /** Makes the owner's thing. */
  given: (world: AccessWorld, owner: Person) => Promise<Given> | Given;
  /** Tells a second row of one endpoint. */
  variant?: string;
  owner?: Partial<UserRow>;
  /** Who has the link, or the password, acts for the owner, whoever is signed in. */
  byKey?: boolean;
  /** Whether the owner's own call changes something of theirs; calls but GET do. */
  changes?: boolean;
}

type Rest = Omit<AccessRow, 'endpoint' | 'expected' | 'given'>;

export const row = (
  endpoint: AnyEndpoint,
  expected: Expected,
  given: AccessRow['given'] = () => ({}),
  rest: Rest = {},
): AccessRow => ({ endpoint, expected, given, ...rest });

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
