import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  expandTemplate,
  isErrorAnswer,
  readSignInTarget,
  returnAddress,
  routes,
  sentParameter,
  templateVariables,
  withSignInTarget,
  type ErrorAnswer,
  type PageForm,
} from 'shared-contracts';
import { sendError } from '../errors.ts';
import { answerPage, type PageServices } from '../pages/answer-page.ts';
import { setsLastWrite, startsSession, toPageRequest, type PageRequest } from '../pages/page-request.ts';
import type { ApiAnswer, ApiProxy } from '../proxy/api-proxy.ts';
import { formsOf, postedForm, requestBody, typedValues, type PostedForm } from './posted-form.ts';

/** Bytes of a form's fields; the longest message has 5,000 characters. */
const bodyLimit = 64 * 1024;

const unavailable: ErrorAnswer = {
  error: 'service_unavailable',
  message: 'The service does not answer at the moment',
  code: 'service_unavailable',
};

/**
 * Forms for browsers without scripts, or before scripts run: each is posted to its page. The API checks the origin,
 * because it receives the browser's `Origin` and `Sec-Fetch-Site`. A page without such a form refuses the method before
 * the body is read.
 */
export function takeForms(app: FastifyInstance, services: PageServices, api: ApiProxy): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: string | undefined }>('/*', { onRequest: requireForms }, (request, reply) =>
      answerForm(request, reply),
    );
  });

  async function snapshotOf(request: FastifyRequest) {
    return (await services.visitOf(request, services.site.current())).snapshot;
  }

  async function requireForms(request: FastifyRequest, reply: FastifyReply) {
    const { findOwner, findOff } = await snapshotOf(request);
    const { pathname } = toPageRequest(request);
    if (findOff(pathname) !== null) return answerPage(services, request, reply);
    const match = findOwner(pathname);
    return formsOf(match?.owner).length === 0 ? refuseMethod(request, reply) : undefined;
  }

  async function answerForm(raw: FastifyRequest<{ Body: string | undefined }>, reply: FastifyReply) {
    const request = toPageRequest(raw);
    const match = (await snapshotOf(raw)).findOwner(request.pathname);
    const posted = postedForm(formsOf(match?.owner), raw.body ?? '');
    if (match === null || posted === null) {
      return sendError(raw, reply, { status: 400, code: 'bad_request', message: 'The page has no such form' });
    }
    const answer = await call(raw, request, posted, match.params);
    if (answer.status < 400) {
      const isSignedIn = posted.form.signsIn === true && answer.cookies.some(startsSession);
      const cookies = isSignedIn ? answer.cookies : answer.cookies.filter(setsLastWrite);
      if (cookies.length > 0) reply.header('set-cookie', cookies);
      const next = isSignedIn ? signInAddress(request) : nextAddress(posted.form, request);
      return reply.header('cache-control', 'no-store').redirect(next, 303);
    }
    const { status, body } = answer;
    const data = isErrorAnswer(body) ? body : unavailable;
    const submission = { form: posted.form.name, values: typedValues(posted), refusal: { status, data } };
    return answerPage(services, raw, reply, submission);
  }

  async function call(
    raw: FastifyRequest,
    request: PageRequest,
    posted: PostedForm,
    params: Readonly<Record<string, string>>,
  ): Promise<ApiAnswer> {
    const { method, template } = posted.form;
    const path = expandTemplate(template, templateVariables(template, params, request.query));
    try {
      return await api.call(raw, { method, path, body: requestBody(posted, request) });
    } catch (error) {
      raw.log.warn({ err: error, form: posted.form.name }, 'the API did not answer a posted form');
      return { status: 503, cookies: [], body: unavailable };
    }
  }
}

/** Runs before the body is read: the body of a post to a page without a form is ignored. */
export async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('allow', 'GET, HEAD');
  return sendError(request, reply, { status: 405, code: 'bad_request', message: 'Pages are read with GET' });
}

type FormPage = Pick<PageRequest, 'pathname' | 'query'>;

/** Redirect target after the API has accepted a form. Always a path of this site. */
function nextAddress({ name, next }: PageForm, page: FormPage): string {
  if (next !== undefined) return withSignInTarget(next, readSignInTarget(page.query));
  const query = new URLSearchParams(page.query);
  query.set(sentParameter, name);
  return `${ownPath(page.pathname)}?${query.toString()}`;
}

/** Redirect target after a session has started. Always a path of this site. */
const signInAddress = ({ query }: FormPage): string => returnAddress(query.get('returnTo')) ?? routes.account;

/** A path that begins with two slashes would refer to another host. */
const ownPath = (pathname: string) => pathname.replace(/^\/{2,}/, '/');
