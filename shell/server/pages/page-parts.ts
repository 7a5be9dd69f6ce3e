import { getCurrentUser, type PageContext, type PrimedEntry, type Registry } from 'shared-contracts';
import type { ContentOf, PageContent } from '../content/content.ts';
import type { ShellPart } from '../content/content.types.ts';
import { dataVersionOf, toPrimedEntries, type RouteData } from '../data/route-data.ts';
import type { PageParts } from '../documents/page-document.ts';
import type { SiteSnapshot } from '../site/site.ts';
import type { PageRequest } from './page-request.ts';
import { isPublic, type ResolvedPage } from './resolved-page.ts';

export interface PartsRequest {
  contentOf: ContentOf;
  snapshot: SiteSnapshot;
  request: PageRequest;
  page: ResolvedPage;
  data: RouteData;
  context: PageContext;
  registry: Registry;
  /** What of the registry the visitor sees; chrome that shows more is kept apart. */
  audience: string;
}

export interface RenderedPage {
  parts: PageParts;
  /** What the parts were rendered from, which is what the browser has to start from. */
  data: readonly PrimedEntry[];
}

/** Renders everything that can be rendered, at the same time. Whatever is missing, the page goes out. */
export async function renderParts(asked: PartsRequest): Promise<RenderedPage> {
  const [header, footer, page, remote] = await Promise.all([
    shellPart(asked, 'header'),
    shellPart(asked, 'footer'),
    isShellPage(asked.page) ? shellPart(asked, 'page') : null,
    remotePart(asked),
  ]);
  const data = remote?.data ?? page?.data ?? primedEntries(asked.request, asked.data);
  return { parts: { header, footer, page, remote }, data };
}

/** Also what is no page of anybody: the shell says so. */
const isShellPage = (page: ResolvedPage) => page.kind !== 'page' || page.match.owner.kind === 'shell';

function shellPart(asked: PartsRequest, part: ShellPart): Promise<PageContent | null> {
  const { contentOf, snapshot, request, context, registry, audience } = asked;
  const ofPage = part === 'page' ? asked.data : [];
  if (hasFailed(ofPage)) return Promise.resolve(null);
  const version = dataVersionOf(ofPage);
  const data = primedEntries(request, ofPage);
  const order = { part, path: pathOf(request), language: request.language, data, context, registry };
  return contentOf(
    snapshot.host,
    'shell',
    order,
    version === null ? null : `${snapshot.number} ${audience} ${sessionKey(request)} ${version}`,
  );
}

/** Never content without its data: a placeholder in place of text would only be replaced. */
function remotePart({ contentOf, snapshot, request, page, data, context }: PartsRequest): Promise<PageContent | null> {
  const owner = page.kind === 'page' ? page.match.owner : null;
  if (owner?.kind !== 'remote' || !isPublic(owner) || hasFailed(data)) return Promise.resolve(null);
  const { id, isolation, server } = owner.remote;
  if (isolation !== null || server === null) return Promise.resolve(null);
  const order = { path: pathOf(request), language: request.language, data: primedEntries(request, data), context };
  const version = dataVersionOf(data);
  return contentOf(snapshot.host, id, order, version === null ? null : `${sessionKey(request)} ${version}`);
}

/** What the page starts from: its data and, for a visitor, that nobody is signed in. */
function primedEntries({ hasSession }: PageRequest, data: RouteData): PrimedEntry[] {
  const nobody: PrimedEntry = { endpointName: getCurrentUser.name, arg: {}, value: null };
  return [...toPrimedEntries(data), ...(hasSession ? [] : [nobody])];
}

const sessionKey = ({ hasSession }: PageRequest) => (hasSession ? 'session' : 'visitor');

const hasFailed = (data: RouteData) => data.some(({ answer }) => answer.kind === 'failed');

const pathOf = ({ pathname, search }: PageRequest) => pathname + search;
