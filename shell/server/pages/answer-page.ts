import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageTraceOf } from 'server-kit';
import { routes, type FormSubmission, type PageContext, type RouteMatch } from 'shared-contracts';
import type { ServerConfig } from '../config.ts';
import type { ContentOf } from '../content/content.ts';
import type { AskApi } from '../data/api-client.ts';
import { answersTo, dataVersionOf, loadRouteData } from '../data/route-data.ts';
import { writePage, type PageTrace } from '../documents/page-document.ts';
import { inlineScripts } from '../documents/scripts.ts';
import { formsOf, sentForm } from '../forms/posted-form.ts';
import { buildHead } from '../head/build-head.ts';
import { pageRegistry, visibleRegistry } from '../registry/registry.ts';
import type { ShellBuild } from '../registry/shell-manifest.ts';
import { pagePolicy } from '../security-headers.ts';
import { embeddedFragments, type PageOwner } from '../site/route-table.ts';
import type { Site } from '../site/site.ts';
import type { VisitorOptions } from '../site/visitor-snapshot.ts';
import type { BrandFiles } from '../static/brand-files.ts';
import { sendCompressed } from '../static/content-encoding.ts';
import type { Timings } from '../timings.ts';
import { renderParts, type PartsRequest } from './page-parts.ts';
import { toPageRequest, type PageRequest } from './page-request.ts';
import { applyRedirect, canonicalRedirect } from './redirects.ts';
import { addressOf, dataOf, isPublic, pageStatusOf, resolvePage, type PageStatus } from './resolved-page.ts';
import { previewCookies } from './preview-cookie.ts';
import { encodingOf, surrogateKeysOf, withDerivedNonce, type SharedPages } from './shared-pages.ts';
import type { StoredPage } from './stored-page.ts';
import type { Visit, Viewer, VisitOf } from './viewer.ts';

/** Dependencies of page requests, created once. */
export interface PageServices {
  config: ServerConfig;
  timings: Timings;
  shell: ShellBuild;
  brandFiles: BrandFiles;
  site: Site;
  ask: AskApi;
  contentOf: ContentOf;
  visitors: VisitorOptions;
  visitOf: VisitOf;
  sharedPages: SharedPages;
}

/** Seconds after which a page without its data is requested again, and one of a remote that is switched off. */
const retryAfter = { outage: '10', off: '600' };

/**
 * Handles page requests (neither files nor API calls): resolves owner, data and status, and renders the page. `refused`: the
 * form that was posted to the page and that the API refused.
 */
export async function answerPage(
  services: PageServices,
  raw: FastifyRequest,
  reply: FastifyReply,
  refused: FormSubmission | null = null,
): Promise<FastifyReply> {
  const { site, sharedPages, visitOf } = services;
  return site.serve(async (live) => {
    const sharedKey = refused === null ? sharedPages.keyOf(raw, live) : null;
    const stored = sharedKey === null ? null : sharedPages.find(sharedKey);
    if (stored !== null) return sendShared(sharedPages, stored, raw, reply);
    if (sharedKey !== null) sharedPages.beginCheck(sharedKey);
    return answerVisit(await visitOf(raw, live), { services, raw, reply, refused, sharedKey });
  });
}

interface PageCall {
  services: PageServices;
  raw: FastifyRequest;
  reply: FastifyReply;
  refused: FormSubmission | null;
  /** Null if the page may depend on the visitor. */
  sharedKey: string | null;
}

async function answerVisit(
  { viewer, snapshot }: Visit,
  { services, raw, reply, refused, sharedKey }: PageCall,
): Promise<FastifyReply> {
  const request = toPageRequest(raw);
  const match = snapshot.findOwner(request.pathname);
  raw.pageRoute = match === null ? null : match.pattern;
  const search = applyRedirect(match);
  if (search !== null) return reply.header('cache-control', 'no-cache').redirect(search, 302);
  const isDeployed = snapshot.remotes.length + snapshot.off.length > 0;
  const page = resolvePage({ match, off: snapshot.findOff(request.pathname) }, viewer, isDeployed);
  reply.header('vary', 'cookie, accept-encoding');
  // The address is a capability: it is not sent as a referrer, not even to our own pages.
  if (match !== null && 'token' in match.params) reply.header('referrer-policy', 'no-referrer');
  if (page.kind === 'sign-in') return reply.header('cache-control', 'no-store').redirect(signInAddress(request), 302);
  const visible = visibleRegistry(snapshot, viewer.role, services.shell.manifest.version);
  const fragments = page.kind === 'page' ? embeddedFragments(page.match.owner, visible.remotes) : [];
  const at = addressOf(page, request);
  const wanted = dataOf(page);
  const allData = await loadRouteData(services.ask, [...wanted, ...fragments.flatMap((one) => one.data)], at, {
    signal: AbortSignal.timeout(services.timings.dataDeadline),
    requestId: request.requestId,
    cookie: request.lastWrite,
  });
  const equal = sharedKey === null ? null : services.sharedPages.confirm(sharedKey, dataVersionOf(allData));
  if (equal !== null) return sendShared(services.sharedPages, equal, raw, reply);
  const data = answersTo(wanted, allData, at);
  const submission = refused ?? sentForm(formsOf(match?.owner), request.query);
  const canonical = page.kind === 'page' ? canonicalRedirect(request, page.match, data) : null;
  if (canonical !== null && refused === null) return reply.header('cache-control', 'no-cache').redirect(canonical, 301);
  const found = {
    services,
    snapshot,
    request,
    page,
    data,
    allData,
    fragments,
    registry: pageRegistry(visible),
    viewer,
    submission,
    sharedKey,
  };
  return sendPage({ ...found, status: pageStatusOf(page, data) }, raw, reply);
}

/** The /auth URL that returns to this page. */
function signInAddress({ pathname, search }: PageRequest): string {
  return `${routes.auth}?${new URLSearchParams({ returnTo: pathname + search }).toString()}`;
}

interface FoundPage extends Omit<PartsRequest, 'contentOf' | 'context' | 'audience'> {
  services: PageServices;
  viewer: Viewer;
  status: PageStatus;
  /** The form whose result the page shows. */
  submission: FormSubmission | null;
  sharedKey: string | null;
}

async function sendPage(found: FoundPage, raw: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services, snapshot, request, page, data, fragments, registry, viewer, status, submission, sharedKey } = found;
  const { config, shell, brandFiles, contentOf, sharedPages } = services;
  const match = page.kind === 'page' ? page.match : null;
  const context = { ...contextOf(config, request, status), ...(submission !== null && { submission }) };
  const audience = viewer.role ?? 'visitor';
  const { suspended, isComplete, ...rendered } = await renderParts({ ...found, contentOf, context, audience });
  const head = buildHead({ ...config, brandFiles, request, match, status, data, findOwner: snapshot.findOwner });
  const owner = match?.owner ?? null;
  const { styledVersion, preview } = snapshot;
  const document = { shell, styledVersion, head, ...brandFiles, registry, owner, fragments, ...rendered };
  const whole = { ...document, context: { ...context, ...(suspended.length > 0 && { suspended }) } };
  const write = (nonce: string, trace: PageTrace | null) => writePage({ ...whole, nonce, trace });
  const headersOf = (nonce: string) => ({
    'content-type': 'text/html; charset=utf-8',
    'content-language': request.language,
    'content-security-policy': pagePolicy(nonce, inlineScripts(shell.manifest), config.remoteOrigins.values()),
  });
  if (sharedKey !== null && isComplete && status === 200 && submission === null && isShareable(match)) {
    // A page that several visitors get continues the trace of none of them.
    const { html, nonce } = withDerivedNonce((derived) => write(derived, null));
    const keys = surrogateKeysOf(found.allData);
    const headers = { ...headersOf(nonce), 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
    const shared = { html, hash: nonce, pattern: match.pattern, headers };
    const stored = sharedPages.store(sharedKey, shared, dataVersionOf(found.allData));
    return sendShared(sharedPages, stored, raw, reply);
  }
  if (sharedKey !== null) sharedPages.forget(sharedKey);
  const nonce = randomBytes(16).toString('base64');
  const parent = asksForPrivacy(raw) ? null : pageTraceOf(raw);
  const html = write(nonce, parent === null ? null : { parent, path: request.pathname });
  reply.code(submission?.refusal?.status ?? status).headers({
    ...headersOf(nonce),
    'cache-control': submission === null && preview === null ? 'private, no-cache' : 'no-store',
  });
  if (preview?.state === 'ended') reply.header('set-cookie', previewCookies(config.publicUrl).none());
  if (status === 503) reply.header('retry-after', page.kind === 'off' ? retryAfter.off : retryAfter.outage);
  return sendCompressed(raw, reply, html);
}

/** Headers of this request, as its number, would be stored with the page: it is sent without those of the reply. */
async function sendShared(sharedPages: SharedPages, page: StoredPage, raw: FastifyRequest, reply: FastifyReply) {
  raw.pageRoute = page.pattern;
  await page.prepare(encodingOf(raw));
  reply.hijack();
  sharedPages.sendReady(raw.raw, reply.raw, page);
  return reply;
}

/** Do Not Track or Global Privacy Control: the browser does not continue the trace (ADR 62). */
const asksForPrivacy = ({ headers }: FastifyRequest) => headers['dnt'] === '1' || headers['sec-gpc'] === '1';
/** Whether all visitors without a session get the page. Not if its address is a capability. */
const isShareable = (match: RouteMatch<PageOwner> | null): match is RouteMatch<PageOwner> =>
  match !== null && isPublic(match.owner) && !('token' in match.params);

/** The context that is passed to a page. */
export function contextOf(
  config: ServerConfig,
  { language, pathname, search }: PageRequest,
  status: PageStatus,
): PageContext {
  const { publicUrl, employerAppUrl, blogUrl, eventSampling } = config;
  return { language, status, publicUrl, employerAppUrl, blogUrl, eventSampling, path: pathname + search };
}
