import { getSession, type PageContext, type PageRegistry, type PrimedEntry } from 'shared-contracts';
import type { ContentOf, FragmentOrder, PageContent } from '../content/content.ts';
import type { RenderRequest, ShellPart } from '../content/content.types.ts';
import { answersTo, dataVersionOf, hasFailed, toPrimedEntries, type RouteData } from '../data/route-data.ts';
import type { PageParts } from '../documents/page-document.ts';
import { entryIdOf } from '../site/entry-set.ts';
import type { EmbeddedFragment } from '../site/route-table.ts';
import type { VisitorSnapshot } from '../site/visitor-snapshot.ts';
import type { PageRequest } from './page-request.ts';
import { addressOf, isPublic, type ResolvedPage } from './resolved-page.ts';

export interface PartsRequest {
  contentOf: ContentOf;
  snapshot: VisitorSnapshot;
  request: PageRequest;
  page: ResolvedPage;
  /** Data of the route. */
  data: RouteData;
  /** Data of the route and the fragments. */
  allData: RouteData;
  fragments: readonly EmbeddedFragment[];
  context: PageContext;
  registry: PageRegistry;
  /** The part of the registry that is visible to the user. Chrome is cached separately for each visible registry. */
  audience: string;
}

export interface RenderedPage {
  parts: PageParts;
  /** The data that the parts were rendered from. The browser must start from the same data. */
  data: readonly PrimedEntry[];
  /** Ids of remotes without content because their server entry is suspended. */
  suspended: readonly string[];
  /** Whether every part was rendered, from data that was answered. */
  isComplete: boolean;
}

/** Renders all parts in parallel. The page is sent even if parts are missing. */
export async function renderParts(input: PartsRequest): Promise<RenderedPage> {
  const [header, footer, page, remote] = await Promise.all([
    shellPart(input, 'header'),
    shellPart(input, 'footer'),
    isShellPage(input.page) ? shellPage(input) : null,
    remotePart(input),
  ]);
  const rendered = remote?.data ?? page?.data ?? [];
  return {
    parts: { header, footer, page, remote },
    data: joined(rendered, primedEntries(input.request, input.allData)),
    suspended: suspendedRemotes(input, remote, page?.missing ?? []),
    isComplete:
      [header, footer, page ?? remote].every((part) => part !== null && part.missing.length === 0) &&
      input.allData.every(({ answer }) => answer.kind !== 'failed'),
  };
}

function suspendedRemotes(
  { page, fragments, snapshot }: PartsRequest,
  content: PageContent | null,
  missing: readonly string[],
) {
  const owner = page.kind === 'page' && page.match.owner.kind === 'remote' ? page.match.owner.remote : null;
  const remotes = [
    ...(owner !== null && content === null ? [owner] : []),
    ...fragments.map(({ remote }) => remote).filter((remote) => missing.includes(entryIdOf(remote))),
  ];
  const suspended = remotes.filter((remote) => snapshot.host.isSuspended(entryIdOf(remote)));
  return [...new Set(suspended.map(({ id }) => id))];
}

/** Also for unowned addresses: the shell shows the not-found page. */
const isShellPage = (page: ResolvedPage) => page.kind !== 'page' || page.match.owner.kind === 'shell';

/** The data that content was rendered from takes precedence over newer data. */
function joined(...lists: readonly (readonly PrimedEntry[])[]): PrimedEntry[] {
  const entries = new Map<string, PrimedEntry>();
  for (const entry of lists.flat()) {
    const key = `${entry.template} ${JSON.stringify(entry.arg)}`;
    if (!entries.has(key)) entries.set(key, entry);
  }
  return [...entries.values()];
}

function shellPart(input: PartsRequest, part: 'header' | 'footer'): Promise<PageContent | null> {
  const order = { id: 'shell', request: shellRequest(input, part, []), version: shellVersion(input, '') };
  return input.contentOf(input.snapshot.host, order);
}

/** The shell's page with its embedded fragments. */
function shellPage(input: PartsRequest): Promise<PageContent | null> {
  if (hasFailed(input.data)) return Promise.resolve(null);
  const ready = input.fragments.flatMap((fragment) => fragmentOrder(input, fragment) ?? []);
  const version = dataVersionOf([...input.data, ...ready.flatMap(({ answers }) => answers)]);
  return input.contentOf(input.snapshot.host, {
    id: 'shell',
    request: shellRequest(input, 'page', input.data),
    fragments: ready,
    version: version === null || isAnswer(input) ? null : shellVersion(input, version),
  });
}

/** A page with submitted values is never cached. */
const isAnswer = ({ context }: PartsRequest) => context.submission !== undefined;

const shellVersion = ({ snapshot, audience, request }: PartsRequest, version: string) =>
  `${snapshot.number} ${snapshot.versions} ${audience} ${sessionKey(request)} ${version}`;

function shellRequest(input: PartsRequest, part: ShellPart, data: RouteData): RenderRequest {
  return { ...plainRequest(input, data), part, registry: input.registry };
}

function plainRequest({ request, context }: PartsRequest, data: RouteData): RenderRequest {
  return { path: pathOf(request), language: request.language, data: primedEntries(request, data), context };
}

interface ReadyFragment extends FragmentOrder {
  answers: RouteData;
}

/** Null when the fragment's data failed: the browser requests it again and renders the fragment. */
function fragmentOrder(input: PartsRequest, { address, remote, name, data }: EmbeddedFragment): ReadyFragment | null {
  const answers = answersTo(data, input.allData, addressOf(input.page, input.request));
  if (hasFailed(answers)) return null;
  return { address, id: entryIdOf(remote), request: { ...plainRequest(input, answers), fragment: name }, answers };
}

/** Null if the page's data failed: content without its data would only contain placeholders. */
function remotePart(input: PartsRequest): Promise<PageContent | null> {
  const { contentOf, snapshot, page, data } = input;
  const owner = page.kind === 'page' ? page.match.owner : null;
  if (owner?.kind !== 'remote' || !isPublic(owner) || hasFailed(data)) return Promise.resolve(null);
  const { isolation, server } = owner.remote;
  if (isolation !== null || server === null) return Promise.resolve(null);
  const version = dataVersionOf(data);
  return contentOf(snapshot.host, {
    id: entryIdOf(owner.remote),
    request: plainRequest(input, data),
    version: version === null || isAnswer(input) ? null : `${sessionKey(input.request)} ${version}`,
  });
}

/** The initial data of the page: its own data and, for a visitor, the signed-out session. */
function primedEntries({ hasSession }: PageRequest, data: RouteData): PrimedEntry[] {
  const signedOut: PrimedEntry = { template: getSession.template, arg: {}, value: null };
  return [...toPrimedEntries(data), ...(hasSession ? [] : [signedOut])];
}

const sessionKey = ({ hasSession }: PageRequest) => (hasSession ? 'session' : 'visitor');

const pathOf = ({ pathname, search }: PageRequest) => pathname + search;
