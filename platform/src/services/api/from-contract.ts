import type { EndpointBuilder, QueryDefinition } from '@reduxjs/toolkit/query/react';
import { expandTemplate, type Endpoint, type NoVariables, type Tag, type Variables } from 'shared-contracts';
import type { PlatformBaseQuery } from './base-query';

export type Build = EndpointBuilder<PlatformBaseQuery, Tag, 'api'>;

/** Defines a query for a GET endpoint of shared-contracts: URL, response type and tags. */
export function fromContract<Arg extends Variables, Answer>(
  build: Build,
  endpoint: Pick<Endpoint<Arg, Answer>, 'template' | 'tags' | 'types'>,
) {
  return build.query<Answer, Arg>({
    query: (arg) => expandTemplate(endpoint.template, arg),
    providesTags: endpoint.tags,
  });
}

/** Queries of a record of contract endpoints, under the same names. */
export type ContractQueries<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint<infer Arg, infer Answer>
    ? QueryDefinition<Arg, PlatformBaseQuery, Tag, Answer, 'api'>
    : never;
};

/**
 * Defines the queries of GET endpoints of shared-contracts in an isolated remote's own API. Other remotes share the page's
 * cache and use `contractQueries`.
 *
 * @example
 * ```ts
 * const campaignsApi = createApi({ …, endpoints: (build) => queriesFromContract(build, { getCampaign, listCampaigns }) });
 * export const { useGetCampaignQuery } = campaignsApi;
 * ```
 */
export function queriesFromContract<Endpoints extends Readonly<Record<string, Endpoint>>>(
  build: Build,
  endpoints: Endpoints,
) {
  const queries = Object.entries(endpoints).map(([name, endpoint]) => [name, fromContract(build, endpoint)] as const);
  return Object.fromEntries(queries) as unknown as ContractQueries<Endpoints>;
}

/** The template variables and the body, if the endpoint has them. */
export type MutationArg<Arg extends Variables, Body> = (Arg extends NoVariables ? object : Arg) &
  (Body extends undefined ? object : { body: Body });

/**
 * Defines a mutation for a non-GET endpoint of shared-contracts. On success it invalidates the tags of `invalidates`.
 *
 * @example
 * ```ts
 * removeSavedJob: mutationFromContract(build, removeSavedJob, ['SavedJob']), // useRemoveSavedJobMutation()({ id })
 * saveJob: mutationFromContract(build, saveJob, ['SavedJob']), // useSaveJobMutation()({ body: { jobId } })
 * ```
 */
export function mutationFromContract<Arg extends Variables, Answer, Body = undefined>(
  build: Build,
  endpoint: Endpoint<Arg, Answer, Body>,
  invalidates: readonly Tag[] = [],
) {
  return build.mutation<Answer, MutationArg<Arg, Body>>({
    query: (arg) => {
      const { body, ...variables } = arg as Variables & { body?: unknown };
      const { method } = endpoint;
      // A deletion may be sent while the page is unloaded, when it can no longer be undone.
      return { url: expandTemplate(endpoint.template, variables), method, body, keepalive: method === 'DELETE' };
    },
    invalidatesTags: (_answer, error) => (error === undefined ? invalidates : []),
  });
}
