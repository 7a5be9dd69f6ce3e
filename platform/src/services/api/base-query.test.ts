import { brand } from 'shared-contracts';
import { expectConsole } from '../../testing/expect-console';
import { createStore, api } from '../store';
import { isFailureBody, toApiError, toErrorResponse, toUnreachable } from './base-query';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    readThing: build.query<unknown, null>({ query: () => '/api/things?page=2' }),
    writeThing: build.mutation<unknown, null>({ query: () => ({ url: '/api/things', method: 'POST', body: {} }) }),
  }),
});

describe('API requests', () => {
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

describe('the trace of a page view', () => {
  const browserFetch = globalThis.fetch;
  const addMeta = (path: string) => {
    // Appended: the head also contains the styles of components.
    const meta = document.createElement('meta');
    Object.assign(meta, { name: 'traceparent', content: '00-aa-bb-01' });
    meta.dataset.path = path;
    document.head.append(meta);
  };
  const sentTraces: (string | null)[] = [];
  beforeEach(() => {
    sentTraces.length = 0;
    globalThis.fetch = async (input, init) => {
      sentTraces.push(new Request(input, init).headers.get('traceparent'));
      return Response.json({});
    };
  });
  afterEach(() => {
    globalThis.fetch = browserFetch;
    document.querySelector('meta[name=traceparent]')?.remove();
    window.history.replaceState(null, '', '/');
  });
  const read = () => createStore().dispatch(endpoints.readThing.initiate(null));

  it('is sent while the page of the document is shown, and not after it', async () => {
    addMeta('/');
    await read();
    window.history.pushState(null, '', '/jobs');
    await read();
    window.history.replaceState(null, '', '/');
    await read();
    expect(sentTraces).toEqual(['00-aa-bb-01', null, null]);
  });

  it('is not sent if the document has none', async () => {
    await read();
    expect(sentTraces).toEqual([null]);
  });
});

describe('a failed API request', () => {
  it('has the status and the API response, and both in its message', () => {
    const body = { error: 'Job with ID 7 not found', message: 'Job with ID 7 not found', code: 'job_not_found' };
    expect(toErrorResponse(404, body, 'Not Found')).toEqual({
      status: 404,
      message: '404: Job with ID 7 not found',
      data: body,
    });
  });

  it.each([
    [{ message: 'Currículo recusado' }, 'Currículo recusado'],
    [{ error: 'Currículo recusado' }, 'Currículo recusado'],
    [{ error: 'Recusado', message: 'Currículo recusado' }, 'Recusado'],
    [{ error: '', message: 'Currículo recusado' }, 'Currículo recusado'],
    [{ error: { code: 4 }, message: 'Currículo recusado' }, 'Currículo recusado'],
  ])('has the message of %j', (body, text) => {
    expect(toErrorResponse(400, body)).toEqual({
      status: 400,
      message: `400: ${text}`,
      data: { error: text, message: text, code: 'uncoded' },
    });
  });

  it.each([null, [], {}, { message: '' }, { message: 5 }, 'text'])('is unreadable for %j', (body) => {
    expect(toErrorResponse(500, body).data).toEqual({
      error: 'An unknown error occurred',
      message: 'An unknown error occurred',
      code: 'unreadable',
    });
  });

  it('has the status text if the body is not JSON', () => {
    const failure = { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>', error: 'SyntaxError' } as const;
    expect(toApiError(failure, 'Bad Gateway').message).toBe('502: Bad Gateway');
    expect(toApiError(failure, '').message).toBe('502: An unknown error occurred');
  });

  it('has status 0 without a response', () => {
    expect(toApiError({ status: 'FETCH_ERROR', error: 'Failed to fetch' })).toMatchObject({
      status: 0,
      message: '0: Failed to fetch',
      data: { code: 'unreachable' },
    });
    expect(toUnreachable('').data.message).toBe('An unknown error occurred');
  });
});

it.each([
  [{ success: false }, true],
  [{ success: true }, false],
  [{}, false],
  [null, false],
  ['success', false],
])('%j is a failure: %s', (body, expected) => {
  expect(isFailureBody(body)).toBe(expected);
});
