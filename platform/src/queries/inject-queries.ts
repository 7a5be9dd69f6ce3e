import { api, queriesFromContract } from 'platform';
import type { Endpoint } from 'shared-contracts';

/** Injects the queries of GET endpoints. A query that another compiled copy has injected is used instead of a second one. */
export function injectQueries<Endpoints extends Readonly<Record<string, Endpoint>>>(endpoints: Endpoints) {
  const missing = Object.entries(endpoints).filter(([name]) => !Object.hasOwn(api.endpoints, name));
  return api.injectEndpoints({
    endpoints: (build) => queriesFromContract(build, Object.fromEntries(missing) as unknown as Endpoints),
  });
}
