import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { expandTemplate, type Endpoint, type NoVariables, type Tag, type Variables } from 'shared-contracts';
import type { PlatformBaseQuery } from './base-query';

type Build = EndpointBuilder<PlatformBaseQuery, Tag, 'api'>;

/**
 * Defines a query for a GET endpoint of shared-contracts: URL, response type and tags.
 *
 *     api.injectEndpoints({ endpoints: (build) => ({ getJob: fromContract(build, getJob) }) })
 *
 * The property must have the endpoint's name, because the HTML server primes the cache by name.
 */
export function fromContract<Arg extends Variables, Answer>(build: Build, endpoint: Endpoint<Arg, Answer>) {
  return build.query<Answer, Arg>({
    query: (arg) => expandTemplate(endpoint.template, arg),
    providesTags: endpoint.tags,
  });
}

/** The template variables and the body, if the endpoint has them. */
export type MutationArg<Arg extends Variables, Body> = (Arg extends NoVariables ? object : Arg) &
  (Body extends undefined ? object : { body: Body });

/**
 * Defines a mutation for a non-GET endpoint of shared-contracts. On success it invalidates the tags of `invalidates`.
 *
 *     removeSavedJob: mutationFromContract(build, removeSavedJob, ['SavedJob'])   // useRemoveSavedJobMutation()({ id })
 *     saveJob: mutationFromContract(build, saveJob, ['SavedJob'])                 // useSaveJobMutation()({ body: { jobId } })
 */
export function mutationFromContract<Arg extends Variables, Answer, Body = undefined>(
  build: Build,
  endpoint: Endpoint<Arg, Answer, Body>,
  invalidates: readonly Tag[] = [],
) {
  return build.mutation<Answer, MutationArg<Arg, Body>>({
    query: (arg) => {
      const { body, ...variables } = arg as Variables & { body?: unknown };
      return { url: expandTemplate(endpoint.template, variables), method: endpoint.method, body };
    },
    invalidatesTags: (_answer, error) => (error === undefined ? invalidates : []),
  });
}
