import { brand } from 'shared-contracts';
import { expectConsole } from '../../testing/expect-console';
import { createStore } from '../store';
import { api } from './api';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, null>({ query: () => '/api/things?page=2' }),
    writeThing: build.mutation<unknown, null>({ query: () => ({ url: '/api/things', method: 'POST', body: {} }) }),
  }),
});

describe('calls of the API', () => {
  const requests: Request[] = [];
  const browserFetch = globalThis.fetch;
  beforeEach(() => {
    requests.length = 0;
    globalThis.fetch = async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({});
    };
  });
  afterEach(() => {
    globalThis.fetch = browserFetch;
    delete document.documentElement.dataset['native'];
  });

  const call = async () => {
    const store = createStore();
    await store.dispatch(endpoints.readThing.initiate(null));
    await store.dispatch(endpoints.writeThing.initiate(null));
    return requests.map(({ method, url }) => `${method} ${url}`);
  };

  it("use the page's origin", async () => {
    const { origin } = window.location;
    expect(await call()).toEqual([`GET ${origin}/api/things?page=2`, `POST ${origin}/api/things`]);
  });

  it.each([
    [200, { success: false, message: 'Failed to send campaign' }, '200: Failed to send campaign'],
    [404, { error: 'Job with ID 7 not found' }, '404: Job with ID 7 not found'],
  ])('reject for a %d response with %j', async (status, body, message) => {
    expectConsole(/^API request readThing failed/);
    globalThis.fetch = async () => Response.json(body, { status });
    const { error } = await createStore().dispatch(endpoints.readThing.initiate(null));
    expect(error).toMatchObject({ status, message, data: { code: 'uncoded' } });
  });

  it("use the backend's host in a native app, with the session cookie (SPEC §7)", async () => {
    document.documentElement.dataset['native'] = 'ios';
    const host = brand.nativeBackendUrl;
    expect(await call()).toEqual([`GET ${host}/api/things?page=2`, `POST ${host}/api/things`]);
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  });
});
