import type { EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import type { Endpoint } from 'shared-contracts';
import { addQueryHooks, capitalized, registerQuery } from '../services/api/contract-queries';
import { fromContract, type Build } from '../services/api/from-contract';
import { api } from '../services/store';

type Definition = EndpointDefinitions[string];
type Names = readonly string[];

/** The functions of RTK Query that take an endpoint's name first. */
type ByName = Readonly<Record<string, (name: string, ...rest: unknown[]) => unknown>>;

const byName = ['updateQueryData', 'upsertQueryData', 'patchQueryData', 'prefetch'] as const;

/** The endpoint of the contract that a definition was made for. */
const contracts = new WeakMap<object, Endpoint>();

/** Platform 1.x: defines the query of a contract endpoint. The page's query of the endpoint is used in its place. */
export function fromContract1(build: Build, endpoint: Endpoint): Definition {
  const definition = fromContract(build, endpoint);
  contracts.set(definition, endpoint);
  return definition as Definition;
}

/** Platform 1.x: defines the queries of contract endpoints under their names. */
export const queriesFromContract1 = (build: Build, endpoints: Readonly<Record<string, Endpoint>>) =>
  Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, fromContract1(build, endpoint)]));

/**
 * `api` of platform 1.x for one remote. A name is the query of the contract for which the remote defined it; other names are
 * the remote's own, so that it can neither replace nor use endpoints of another remote.
 *
 * @param id The remote's id.
 */
export function createApi1(id: string): object {
  /** The remote's name of an endpoint → its name in the page's API. */
  const names = new Map<string, string>();
  const endpoints: Record<string, unknown> = {};
  const nameOf = (name: string) => names.get(name) ?? `${id}~1/${name}`;
  const known = () => api.endpoints as Readonly<Record<string, object>>;

  const register = (name: string, registered: string) => {
    names.set(name, registered);
    const endpoint = known()[registered]!;
    endpoints[name] = endpoint;
    if ('useMutation' in endpoint) api1[`use${capitalized(name)}Mutation`] = endpoint.useMutation;
    else addQueryHooks(api1, name, registered);
  };

  const injectEndpoints = (options: { endpoints: (build: Build) => EndpointDefinitions }) => {
    let added: Names = [];
    let ofContract: [string, Endpoint][] = [];
    api.injectEndpoints({
      endpoints: (build) => {
        // As in 1.x, the first definition of a name is used.
        const fresh = Object.entries(options.endpoints(build)).filter(([name]) => !names.has(name));
        ofContract = fresh.flatMap(([name, definition]) => {
          const endpoint = contracts.get(definition);
          return endpoint === undefined ? [] : [[name, endpoint]];
        });
        const own = fresh.filter(([, definition]) => !contracts.has(definition));
        added = own.map(([name]) => name);
        return Object.fromEntries(own.map(([name, definition]) => [nameOf(name), definition]));
      },
    });
    for (const [name, endpoint] of ofContract) register(name, registerQuery(endpoint));
    for (const name of added) register(name, nameOf(name));
    return api1;
  };

  const util = api.util as unknown as ByName;
  const api1: Record<string, unknown> = {
    reducerPath: api.reducerPath,
    reducer: api.reducer,
    endpoints,
    injectEndpoints,
    usePrefetch: (name: string, ...rest: unknown[]) =>
      (api as unknown as ByName)['usePrefetch']!(nameOf(name), ...rest),
    util: {
      ...util,
      ...Object.fromEntries(
        byName.map((action) => [action, (name: string, ...rest: unknown[]) => util[action]!(nameOf(name), ...rest)]),
      ),
    },
  };
  return api1;
}
