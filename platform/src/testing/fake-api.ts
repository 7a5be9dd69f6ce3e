import type { HttpRequestEventMap } from '@mswjs/interceptors';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import {
  routePath,
  templateVariables,
  type Endpoint,
  type ErrorAnswer,
  type ErrorCode,
  type Variables,
} from 'shared-contracts';
import { expectConsole } from './expect-console';

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** `Response.error()` simulates a network error. */
type AnswerOrResponse<Answer> = Answer | Response;
type AnswerFactory<Arg, Answer> = (
  request: Request,
  arg: Arg,
) => AnswerOrResponse<Answer> | Promise<AnswerOrResponse<Answer>>;

/**
 * Defines the response of a contract endpoint. A function receives the request and the endpoint's argument, may be async, and may
 * return a `Response`.
 */
export function answer<Arg extends Variables, Answer, Body>(
  endpoint: Endpoint<Arg, Answer, Body>,
  value: Answer | AnswerFactory<Arg, Answer>,
): RequestHandler {
  const createAnswer: AnswerFactory<Arg, Answer> =
    typeof value === 'function' ? (value as AnswerFactory<Arg, Answer>) : () => value;
  return methods[endpoint.method](`*${routePath(endpoint.template)}`, async ({ request, params }) => {
    const names = params as Readonly<Record<string, string>>;
    const arg = templateVariables(endpoint.template, names, new URL(request.url).searchParams) as Arg;
    const given = await createAnswer(request, arg);
    return given instanceof Response ? given : HttpResponse.json(given as object);
  });
}

/** Defines an error response of a contract endpoint, with a status, a code and additional fields. */
export function refuse<Arg extends Variables, Answer, Body>(
  endpoint: Endpoint<Arg, Answer, Body>,
  status: number,
  code: ErrorCode,
  more: Partial<ErrorAnswer> = {},
): RequestHandler {
  const body: ErrorAnswer = { error: code, message: code, code, ...more };
  return methods[endpoint.method](`*${routePath(endpoint.template)}`, () => HttpResponse.json(body, { status }));
}

/** An error response implies the expected log line. */
function expectFailureLog(status: number): void {
  expectConsole(
    status === 401
      ? /^Authentication error for API request/
      : new RegExp(`^(API request \\S+(?: \\S+)? failed|File request failed) \\(${status}\\b`),
  );
}

/** The simulated API of a test. */
export interface FakeApi {
  /** Adds handlers until the end of the test. They take precedence over earlier ones. */
  use(...handlers: RequestHandler[]): void;
  /** `GET /api/cities` and so on, in order. */
  requests(): readonly string[];
}

/**
 * Call it in a `describe`. Handles the requests of its tests, including XMLHttpRequest. An unhandled request fails the test,
 * even if the page handles the error.
 */
export function fakeApi(...always: RequestHandler[]): FakeApi {
  const browserFetch = globalThis.fetch;
  const uploads = new XMLHttpRequestInterceptor();
  let handlers: RequestHandler[] = [];
  let requests: string[] = [];
  let unanswered: string[] = [];

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname}${search}`;
    requests.push(line);
    const response = await getResponse(handlers, request);
    if (response?.type === 'error') {
      expectFailureLog(0);
      throw new TypeError('Failed to fetch');
    }
    if (response !== undefined) {
      if (!response.ok) expectFailureLog(response.status);
      return response;
    }
    unanswered.push(line);
    throw new TypeError(`No handler for ${line}`);
  };
  /** The interceptor awaits the handler, although its type does not say so. */
  const onUpload: (...event: HttpRequestEventMap['request']) => unknown = async ({ request, controller }) =>
    controller.respondWith(await respond(request).catch(() => Response.error()));

  beforeEach(() => {
    [handlers, requests, unanswered] = [[...always], [], []];
    globalThis.fetch = (input, init) => respond(new Request(input, init));
    uploads.apply();
    uploads.on('request', onUpload);
  });
  afterEach(() => {
    // A component can send a request before it is unmounted, for example after a debounce: it gets no response.
    globalThis.fetch = () => new Promise(() => {});
    uploads.dispose();
    expect(unanswered).toEqual([]);
  });
  afterAll(() => void (globalThis.fetch = browserFetch));
  return { use: (...more) => handlers.unshift(...more), requests: () => requests };
}
