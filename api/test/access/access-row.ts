import type { InjectOptions } from 'fastify';
import { expandTemplate } from 'shared-contracts';
import type { AnyEndpoint } from '../../src/http/openapi/handler-docs.decorator.ts';
import type { UserRow } from '../factories/index.ts';
import type { AccessWorld, Caller, TestUser } from './access-world.ts';

/** Parameters of a call, created after the owner's data exists. */
export interface RowRequest {
  /** Variables of the URL template. */
  variables?: Record<string, string>;
  /** A form, instead of a JSON body. */
  form?: InjectOptions;
  payload?: object;
  /**
   * Reads data without an owner that the call changes. It is compared before and after the call, as the owner's data
   * is.
   */
  watched?: () => Promise<unknown>;
  /** Text of the owner's data. The response contains it for callers with access, and for no others. */
  mark?: string;
}

/** Expected status by caller. An assignee gets the status of another user, unless the row sets `assigned`. */
export type Expected = readonly [anonymous: number, other: number, owner: number, admin: number];

export interface AccessRow {
  endpoint: AnyEndpoint;
  expected: Expected;
  /** Creates the owner's data. */
  prepare: (world: AccessWorld, owner: TestUser) => Promise<RowRequest> | RowRequest;
  /** Expected status for a user who is assigned to the job. */
  assigned?: number;
  /** Distinguishes several rows of one endpoint. */
  variant?: string;
  owner?: Partial<UserRow>;
  /**
   * Callers with access to the owner's data: their responses contain `mark`, and their calls change the owner's or the
   * watched data. Default: the owner only.
   */
  acting?: readonly Caller[];
  /** Whether a call with access changes data. Default: true except for GET. */
  changes?: boolean;
}

type RowOptions = Omit<AccessRow, 'endpoint' | 'expected' | 'prepare'>;

export const row = (
  endpoint: AnyEndpoint,
  expected: Expected,
  prepare: AccessRow['prepare'] = () => ({}),
  rest: RowOptions = {},
): AccessRow => ({ endpoint, expected, prepare, ...rest });

export function statusFor(caller: Caller, { expected, assigned }: AccessRow): number {
  const [anonymous, other, owner, admin] = expected;
  return { anonymous, 'other user': other, owner, assigned: assigned ?? other, admin }[caller];
}

export const nameOf = ({ endpoint: { method, template }, variant }: AccessRow) =>
  `${method} ${template}${variant === undefined ? '' : ` ${variant}`}`;

export function callRow(
  world: AccessWorld,
  { endpoint }: AccessRow,
  { variables = {}, form, payload }: RowRequest,
  cookies: Record<string, string>,
) {
  const request = form ?? (payload === undefined ? {} : { payload });
  const url = expandTemplate(endpoint.template, variables);
  return world.call({ ...request, method: endpoint.method, url }, cookies);
}
