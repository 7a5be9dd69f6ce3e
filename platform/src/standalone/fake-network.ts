import type { HttpRequestEventMap } from '@mswjs/interceptors';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import * as contracts from 'shared-contracts';
import { buildUser } from '../testing/builders';
import { answer, refuse } from '../testing/fake-api';
import type { RecordedAnswers } from '../testing/standalone';
import { readSettings, type StandaloneSettings } from './settings';

/** A request without an answer. `endpoint` is undefined if no contract declares it. */
export interface UnansweredRequest {
  method: string;
  path: string;
  endpoint: contracts.Endpoint | undefined;
}

interface FakeNetwork {
  answers: readonly RequestHandler[];
  recorded: RecordedAnswers | null;
  onUnanswered: (request: UnansweredRequest) => void;
  settings?: () => StandaloneSettings;
}

/** Milliseconds of a slow response. */
const slowMs = 2000;

const isEndpoint = (value: unknown): value is contracts.Endpoint =>
  typeof value === 'object' && value !== null && 'template' in value && 'method' in value && 'tags' in value;

const endpoints = Object.values<unknown>(contracts).filter(isEndpoint);

/** The contract endpoint of a request, the most literal one if several match. */
export function endpointOf(method: string, pathname: string): contracts.Endpoint | undefined {
  const parts = pathname.split('/');
  const matches = endpoints.filter((endpoint) => {
    const pattern = contracts.routePath(endpoint.template).split('/');
    const fits = (part: string, index: number) =>
      part === parts[index] || (part.startsWith(':') && parts[index] !== '');
    return endpoint.method === method && pattern.length === parts.length && pattern.every(fits);
  });
  return matches.toSorted((a, b) => variables(a) - variables(b))[0];
}

const variables = ({ template }: contracts.Endpoint) => contracts.routePath(template).split(':').length;

/** The session that the toolbar selects. It is answered before the remote's own answers. */
function sessionAnswers({ session }: StandaloneSettings): RequestHandler[] {
  if (session === 'visitor') return [refuse(contracts.getSession, 401, 'unauthenticated')];
  const user = session === 'admin' ? { username: 'admin', role: 'admin' as const } : {};
  return [answer(contracts.getSession, buildUser(user))];
}

/** Returns a function that responds to requests of the API; it rejects like `fetch` where there is no response. */
export function createFakeNetwork({ answers, recorded, onUnanswered, settings = readSettings }: FakeNetwork) {
  const recordedBodies = new Map(recorded?.answers.map(({ path, body }) => [path, body]));
  return async (request: Request): Promise<Response> => {
    const current = settings();
    if (current.network === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (current.network === 'failing') throw new TypeError('Failed to fetch: the toolbar simulates a failing network');
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    if (request.method === 'GET' && current.answers === 'recorded' && recordedBodies.has(path)) {
      return HttpResponse.json(recordedBodies.get(path) as object);
    }
    const response = await getResponse([...sessionAnswers(current), ...answers], request);
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    if (response !== undefined) return response;
    onUnanswered({ method: request.method, path, endpoint: endpointOf(request.method, pathname) });
    throw new TypeError(`No answer for ${request.method} ${path}`);
  };
}

/** Requests of the API: other requests, such as those of the development server's client, are sent. */
const isApiRequest = ({ method, url }: Request) => {
  const { pathname } = new URL(url, window.location.href);
  return pathname.startsWith('/api/') || endpointOf(method, pathname) !== undefined;
};

/** Answers `fetch` and XMLHttpRequest of the page. */
export function installFakeNetwork(network: FakeNetwork, page: Window & typeof globalThis = window): void {
  const respond = createFakeNetwork(network);
  const browserFetch = page.fetch.bind(page);
  page.fetch = (input, init) => {
    const request = new Request(input, init);
    return isApiRequest(request) ? respond(request) : browserFetch(input, init);
  };
  const uploads = new XMLHttpRequestInterceptor();
  /** The interceptor awaits the handler, although its type does not say so. */
  const onUpload: (...event: HttpRequestEventMap['request']) => unknown = async ({ request, controller }) => {
    if (isApiRequest(request)) controller.respondWith(await respond(request).catch(() => Response.error()));
  };
  uploads.apply();
  uploads.on('request', onUpload);
}
