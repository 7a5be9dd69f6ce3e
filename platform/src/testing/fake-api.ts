import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { routePath, type Endpoint, type ErrorAnswer, type ErrorCode, type Variables } from 'shared-contracts';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** Answers an endpoint of the contracts; a function gets the request. */
export function answer<Arg extends Variables, Answer, Body>(
  endpoint: Endpoint<Arg, Answer, Body>,
  value: Answer | ((request: Request) => Answer),
): RequestHandler {
  const give = (request: Request) => (typeof value === 'function' ? (value as (r: Request) => Answer)(request) : value);
  return methods[endpoint.method](`*${routePath(endpoint.template)}`, ({ request }) =>
    HttpResponse.json(give(request) as object),
  );
}

/** Refuses an endpoint of the contracts, with a status and a code. */
export function refuse<Arg extends Variables, Answer, Body>(
  endpoint: Endpoint<Arg, Answer, Body>,
  status: number,
  code: ErrorCode,
): RequestHandler {
  const body: ErrorAnswer = { error: code, message: code, code };
  return methods[endpoint.method](`*${routePath(endpoint.template)}`, () => HttpResponse.json(body, { status }));
}

export interface FakeApi {
  /** Answers from now on, until the test's end, before those given earlier. */
  use(...handlers: RequestHandler[]): void;
  /** `GET /api/cities` and so on, in order. */
  requests(): readonly string[];
}

/**
 * Called in a `describe`: answers the calls of its tests. A call that nothing answers fails the test that made it, even
 * where the page copes with the failure.
 */
export function fakeApi(...always: RequestHandler[]): FakeApi {
  const browserFetch = globalThis.fetch;
  let handlers: RequestHandler[] = [];
  let requests: string[] = [];
  let unanswered: string[] = [];

  beforeEach(() => {
    [handlers, requests, unanswered] = [[...always], [], []];
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const line = `${request.method} ${pathname}${search}`;
      requests.push(line);
      const response = await getResponse(handlers, request);
      if (response !== undefined) return response;
      unanswered.push(line);
      throw new TypeError(`Nothing answers ${line}`);
    };
  });
  afterEach(() => {
    globalThis.fetch = browserFetch;
    expect(unanswered).toEqual([]);
  });
  return { use: (...more) => handlers.unshift(...more), requests: () => requests };
}
