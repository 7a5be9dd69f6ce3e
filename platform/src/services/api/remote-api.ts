import type { Slice } from '@reduxjs/toolkit';
import type {
  DefinitionType,
  EndpointDefinitions,
  QueryArgFrom,
  ResultTypeFrom,
  TypedUseLazyQuery,
  TypedUseMutation,
  TypedUseQuery,
} from '@reduxjs/toolkit/query/react';
import { PlatformError } from 'shared-contracts';
import { api, injectSlice } from '../store';
import { log } from '../telemetry';
import type { PlatformBaseQuery } from './base-query';
import { addQueryHooks, capitalized } from './contract-queries';
import type { Build } from './from-contract';
import type { RemoteQuery } from './query-cache';

interface OfType<Type extends DefinitionType> {
  type: Type;
}
type QueryNames<D> = {
  [Name in keyof D]: D[Name] extends OfType<DefinitionType.query> ? Name : never;
}[keyof D] &
  string;
type MutationNames<D> = {
  [Name in keyof D]: D[Name] extends OfType<DefinitionType.mutation> ? Name : never;
}[keyof D] &
  string;

/** The hooks of a remote's endpoints, and each query under its name, for `queryCache`. */
export type RemoteEndpoints<D extends EndpointDefinitions> = {
  readonly [Name in QueryNames<D>]: RemoteQuery<QueryArgFrom<D[Name]>, ResultTypeFrom<D[Name]>>;
} & {
  readonly [Name in QueryNames<D> as `use${Capitalize<Name>}Query`]: TypedUseQuery<
    ResultTypeFrom<D[Name]>,
    QueryArgFrom<D[Name]>,
    PlatformBaseQuery
  >;
} & {
  readonly [Name in QueryNames<D> as `useLazy${Capitalize<Name>}Query`]: TypedUseLazyQuery<
    ResultTypeFrom<D[Name]>,
    QueryArgFrom<D[Name]>,
    PlatformBaseQuery
  >;
} & {
  readonly [Name in MutationNames<D> as `use${Capitalize<Name>}Mutation`]: TypedUseMutation<
    ResultTypeFrom<D[Name]>,
    QueryArgFrom<D[Name]>,
    PlatformBaseQuery
  >;
};

/** A remote's own endpoints and slices. */
export interface RemoteApi {
  /**
   * Defines mutations, and queries that are not in the contract, under `<remote id>/<name>`. Returns `use<Name>Mutation`,
   * `use<Name>Query`, `useLazy<Name>Query`, and each query under its name, for `queryCache`. A failed request rejects with
   * `ApiError`.
   *
   * @throws TP-601 if this remote has defined the name already. In development the new definition replaces it, because a hot
   * update evaluates a module again; the error is logged.
   *
   * @example
   * ```ts
   * export const { lookups, useLookupsQuery, useSaveSearchMutation } = remoteApi.injectEndpoints({
   *   endpoints: (build) => ({
   *     lookups: build.query<Lookup[], object>({ query: () => '/api/guides/lookups', providesTags: ['Lookup'] }),
   *     saveSearch: mutationFromContract(build, saveSearch, ['Subscription']),
   *   }),
   * });
   * dispatch(queryCache.write(lookups, {}, []));
   * ```
   */
  readonly injectEndpoints: <D extends EndpointDefinitions>(options: {
    endpoints: (build: Build) => D;
  }) => RemoteEndpoints<D>;
  /**
   * Registers a slice for page state; server data belongs in queries.
   *
   * @throws TP-602 if the slice's name does not start with the remote's id: `mfe-jobs/filters`.
   */
  readonly injectSlice: (slice: Slice) => void;
}

/** Number of APIs that were created for an id. */
const created = new Map<string, number>();

/**
 * The part of the page's store that belongs to a remote. Create it once per remote, in `src/remote-api.ts`.
 *
 * Names of different remotes cannot collide. A second API of the same id, for example of another version of the remote in the
 * same page, has names of its own.
 *
 * @param id - The remote's id.
 *
 * @example
 * ```ts
 * export const remoteApi = createRemoteApi('mfe-guides');
 * ```
 */
export function createRemoteApi(id: string): RemoteApi {
  const count = (created.get(id) ?? 0) + 1;
  created.set(id, count);
  const scope = count === 1 ? `${id}/` : `${id}~${count}/`;
  return {
    injectEndpoints({ endpoints }) {
      let names: string[] = [];
      api.injectEndpoints({
        overrideExisting: true,
        endpoints: (build) => {
          const definitions = Object.entries(endpoints(build));
          names = definitions.map(([name]) => name);
          for (const name of names) refuseKnown(scope + name);
          return Object.fromEntries(definitions.map(([name, definition]) => [scope + name, definition]));
        },
      });
      return endpointsOf(scope, names) as never;
    },
    injectSlice(slice) {
      if (!slice.name.startsWith(`${id}/`)) {
        throw new PlatformError('TP-602', `the slice ${slice.name} must have a name that starts with ${id}/`);
      }
      injectSlice(slice);
    },
  };
}

function refuseKnown(name: string): void {
  if (!Object.hasOwn(api.endpoints, name)) return;
  const error = new PlatformError('TP-601', `the endpoint ${name} is defined twice`);
  if (process.env['NODE_ENV'] !== 'development') throw error;
  log.error(error.message);
}

function endpointsOf(scope: string, names: readonly string[]): object {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const registered = (api.endpoints as Record<string, object>)[scope + name]!;
    if ('useMutation' in registered) found[`use${capitalized(name)}Mutation`] = registered.useMutation;
    else {
      found[name] = { queryName: scope + name };
      addQueryHooks(found, name, scope + name);
    }
  }
  return found;
}
