import type {
  ApiEndpointQuery,
  EndpointDefinitions,
  QueryDefinition,
  TypedUseLazyQuery,
  TypedUseQuery,
} from '@reduxjs/toolkit/query/react';
import type { Endpoint, Tag } from 'shared-contracts';
import { api } from '../store';
import type { PlatformBaseQuery } from './base-query';
import { fromContract, type Build } from './from-contract';

/** What identifies and describes a query of the contract. */
export type ContractQuery = Pick<Endpoint, 'template' | 'tags'>;

/** Cache name of a GET endpoint. Method and template are its definition, so a name cannot have two definitions. */
export const queryNameOf = (template: string): string => `GET ${template}`;

export const isRegistered = (template: string): boolean => Object.hasOwn(api.endpoints, queryNameOf(template));

/** Tags by cache name. A response has the tags of every definition, because remotes may be built with different contracts. */
const tagsByName = new Map<string, Set<Tag>>();

/**
 * Registers the query of a contract endpoint, unless it is registered.
 *
 * @param define - The definition, if it differs from the contract's. Only for platform, which registers before all remotes.
 * @returns The cache name.
 */
export function registerQuery(
  { template, tags }: ContractQuery,
  define: (build: Build) => EndpointDefinitions[string] = (build) => fromContract(build, { template, tags }),
): string {
  const name = queryNameOf(template);
  const known = tagsByName.get(name) ?? new Set();
  for (const tag of tags) known.add(tag);
  if (isRegistered(template)) return name;
  tagsByName.set(name, known);
  api.injectEndpoints({
    endpoints: (build) => ({ [name]: { ...define(build), providesTags: () => [...known] } }) as EndpointDefinitions,
  });
  return name;
}

type Definition<Arg, Answer> = QueryDefinition<Arg, PlatformBaseQuery, Tag, Answer, 'api'>;

export interface RegisteredQuery<Arg, Answer> extends ApiEndpointQuery<
  Definition<Arg, Answer>,
  Record<string, Definition<Arg, Answer>>
> {
  useQuery: TypedUseQuery<Answer, Arg, PlatformBaseQuery>;
  useLazyQuery: TypedUseLazyQuery<Answer, Arg, PlatformBaseQuery>;
}

/** The registered query of a cache name. The types are those of the caller. */
export const queryOf = <Arg, Answer>(name: string): RegisteredQuery<Arg, Answer> =>
  (api.endpoints as unknown as Record<string, RegisteredQuery<Arg, Answer>>)[name]!;

type QueryHook<E> = E extends Endpoint<infer Arg, infer Answer> ? TypedUseQuery<Answer, Arg, PlatformBaseQuery> : never;
type LazyQueryHook<E> =
  E extends Endpoint<infer Arg, infer Answer> ? TypedUseLazyQuery<Answer, Arg, PlatformBaseQuery> : never;

export type ContractHooks<Endpoints> = {
  readonly [Name in keyof Endpoints & string as `use${Capitalize<Name>}Query`]: QueryHook<Endpoints[Name]>;
} & {
  readonly [Name in keyof Endpoints & string as `useLazy${Capitalize<Name>}Query`]: LazyQueryHook<Endpoints[Name]>;
};

/**
 * Hooks for GET endpoints of the contract: `use<Name>Query` and `useLazy<Name>Query`.
 *
 * A query is registered under its method and template by the first caller. Later callers, also in other remotes, use the
 * same query and the same cache. A failed request rejects with `ApiError`. `platform/queries` has the hooks of our contract.
 *
 * @example
 * ```ts
 * export const { useGetJobQuery, useLazyGetJobQuery } = contractQueries({ getJob });
 * const { data, error, isFetching, refetch } = useGetJobQuery({ id: '12' });   // data: Job | undefined
 * ```
 */
export function contractQueries<Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
): ContractHooks<Endpoints> {
  const hooks: Record<string, unknown> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) addQueryHooks(hooks, name, registerQuery(endpoint));
  return hooks as ContractHooks<Endpoints>;
}

export const capitalized = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

export function addQueryHooks(hooks: Record<string, unknown>, name: string, registeredName: string): void {
  const { useQuery, useLazyQuery } = queryOf(registeredName);
  hooks[`use${capitalized(name)}Query`] = useQuery;
  hooks[`useLazy${capitalized(name)}Query`] = useLazyQuery;
}
