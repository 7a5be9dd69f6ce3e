import type { EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { expandTemplate, type Endpoint, type Tag, type Variables } from 'shared-contracts';
import type { PlatformBaseQuery } from './base-query';

type Build = EndpointBuilder<PlatformBaseQuery, Tag, 'api'>;

/**
 * The query of a GET of shared-contracts: its address, its answer's type, its tags.
 *
 *     api.injectEndpoints({ endpoints: (build) => ({ getJob: fromContract(build, getJob) }) })
 *
 * The property has to carry the endpoint's own name: the HTML server primes the cache by it.
 */
export function fromContract<Arg extends Variables, Answer>(build: Build, endpoint: Endpoint<Arg, Answer>) {
  return build.query<Answer, Arg>({
    query: (arg) => expandTemplate(endpoint.template, arg),
    providesTags: endpoint.tags,
  });
}
