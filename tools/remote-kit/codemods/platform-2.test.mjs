import { toPlatform2 } from './platform-2.mjs';

const options = {
  remoteApi: '../remote-api',
  endpoints: new Set(['getJob', 'listCities', 'listResumes', 'listSavedJobs']),
};

/** @param {string} code */
const convert = (code) => toPlatform2('jobs.api.tsx', code, options);

const withBoth = `import { api, fromContract, mutationFromContract, queriesFromContract } from 'platform';
import { getJob, listCities, saveJob } from 'shared-contracts';

export const { useGetJobQuery, useSaveJobMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    // Sends the job.
    saveJob: mutationFromContract(build, saveJob, ['SavedJob']),
    oneJob: fromContract(build, getJob),
    ...queriesFromContract(build, { listCities }),
  }),
});
`;

/** @type {readonly [name: string, before: string, after: string][]} */
const cases = [
  [
    'queries of the contract',
    `import { api, queriesFromContract } from 'platform';
import { getJob, listCities } from 'shared-contracts';

export const { useGetJobQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { getJob, listCities }),
});
`,
    `import { contractQueries } from 'platform';
import { getJob, listCities } from 'shared-contracts';

export const { useGetJobQuery } = contractQueries({ getJob, listCities });
`,
  ],
  [
    'single queries, under a local name',
    `import { api as platformApi, fromContract, styled } from 'platform';
import { getJob } from 'shared-contracts';
export const jobApi = platformApi.injectEndpoints({
  endpoints: (build) => ({ getJob: fromContract(build, getJob) }),
});
`,
    `import { contractQueries, styled } from 'platform';
import { getJob } from 'shared-contracts';
export const jobApi = contractQueries({ getJob });
`,
  ],
  [
    'queries and mutations in one call',
    withBoth,
    `import { contractQueries, mutationFromContract } from 'platform';
import { getJob, listCities, saveJob } from 'shared-contracts';
import { remoteApi } from '../remote-api';

export const { useGetJobQuery, useSaveJobMutation } = { ...contractQueries({ oneJob: getJob, listCities }), ...remoteApi.injectEndpoints({
  endpoints: (build) => ({
    // Sends the job.
    saveJob: mutationFromContract(build, saveJob, ['SavedJob']),
  }),
}) };
`,
  ],
  [
    'slices',
    `import { createSlice, injectSlice } from 'platform';

injectSlice(createSlice({ name: 'mfe-jobs/filters', initialState: {}, reducers: {} }));
`,
    `import { createSlice } from 'platform';
import { remoteApi } from '../remote-api';

remoteApi.injectSlice(createSlice({ name: 'mfe-jobs/filters', initialState: {}, reducers: {} }));
`,
  ],
  [
    'functions of the cache',
    `import { api } from 'platform';
import { accountQueries, cacheResponse } from 'platform/queries';
import type { Resume } from 'shared-contracts';

const { updateQueryData } = accountQueries.util;

const cached = cacheResponse((all: Resume[]) => accountQueries.util.upsertQueryData('listResumes', {}, all));
dispatch(updateQueryData('listSavedJobs', {}, (list) => list.slice(1)));
dispatch(api.util.invalidateTags(['Session']));
`,
    `import { queryCache } from 'platform';
import { cacheResponse } from 'platform/queries';
import type { Resume } from 'shared-contracts';
import { listSavedJobs, listResumes } from 'shared-contracts';

const cached = cacheResponse((all: Resume[]) => queryCache.write(listResumes, {}, all));
dispatch(queryCache.update(listSavedJobs, {}, (list) => list.slice(1)));
dispatch(queryCache.invalidate(['Session']));
`,
  ],
  [
    'data of routes, primed data and the range of platform',
    `import { defineRemote, getJob } from 'shared-contracts';

const primed = { endpointName: 'getJob', arg: { id: '7' } };
export const remote = defineRemote({
  platform: '^1.1.0',
  routes: [{ path: '/a', data: [{ endpoint: getJob.name, template: getJob.template, optional: true, arg: { id: '1' } }] }],
  fragments: { a: { data: [{ endpoint: getJob.name, template: getJob.template }] } },
});
`,
    `import { dataOf, defineRemote, getJob } from 'shared-contracts';

const primed = { template: getJob.template, arg: { id: '7' } };
export const remote = defineRemote({
  platform: '^2.0.0',
  routes: [{ path: '/a', data: [dataOf(getJob, { optional: true, arg: { id: '1' } })] }],
  fragments: { a: { data: [dataOf(getJob)] } },
});
`,
  ],
  [
    'an isolated remote, which keeps its own API',
    `import { createApi, queriesFromContract } from 'platform/narrow';
export const campaignsApi = createApi({ endpoints: (build) => queriesFromContract(build, { getCampaign }) });
`,
    `import { createApi, queriesFromContract } from 'platform/narrow';
export const campaignsApi = createApi({ endpoints: (build) => queriesFromContract(build, { getCampaign }) });
`,
  ],
];

it.each(cases)('converts %s, once', (_, before, after) => {
  const { code, problems } = convert(before);
  expect(problems).toEqual([]);
  expect(code).toBe(after);
  expect(convert(code)).toMatchObject({ code, problems: [] });
});

/** @type {readonly [name: string, code: string, problems: readonly string[]][]} */
const leftovers = [
  [
    'other uses of the API',
    `import { api } from 'platform';
import { jobQueries } from 'platform/queries';
type State = ReturnType<typeof api.reducer>;
const prefetch = jobQueries.usePrefetch('getJob');
`,
    [
      '3 `api` was removed: use queryCache, contractQueries or createRemoteApi',
      '4 `jobQueries` was removed: use queryCache with an endpoint',
    ],
  ],
  [
    'the cache of an endpoint that is not in the contract, and other uses of an injection',
    `import { api } from 'platform';
const own = api.injectEndpoints({ endpoints: (build) => ({ lookups: build.query({}) }) });
const { updateQueryData } = own.util;
dispatch(updateQueryData('lookups', {}, () => []));
own.endpoints.lookups.initiate({});
`,
    [
      '3 `own.util` was removed: use queryCache with an endpoint',
      '5 `own.endpoints` was removed: use queryCache with an endpoint',
    ],
  ],
  [
    'a name that is declared again, and endpoints that are computed',
    `import { api, fromContract, injectSlice } from 'platform';
const slices = (injectSlice) => injectSlice({});
export const { useGetJobQuery } = api.injectEndpoints({ endpoints: (build) => define(fromContract, build) });
`,
    [
      '1 `injectSlice` is also declared in this file: rename it',
      '3 `api` was removed: use queryCache, contractQueries or createRemoteApi',
      '3 `fromContract` was removed: use contractQueries',
    ],
  ],
  [
    'data that names no endpoint of the contract',
    `export const data = [{ endpoint: 'getThing', template: '/api/things' }];
const primed = { endpointName: 'getThing', arg: {} };
`,
    [
      '1 the data of a route has no `endpoint` any more: use dataOf with an endpoint',
      '2 primed data has no `endpointName` any more: use `template`',
    ],
  ],
];

it.each(leftovers)('names the lines of %s', (_, code, expected) => {
  const { problems } = convert(code);
  expect(problems.map(({ line, text }) => `${line} ${text}`)).toEqual(expected);
});
