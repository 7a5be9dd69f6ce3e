import { parse } from 'parse5';
import { createRouteMatcher, fragmentAttribute, hydrateAttribute, pageElements } from 'shared-contracts';

/** @typedef {import('shared-contracts').RegisteredRemote} RegisteredRemote */
/** @typedef {import('shared-contracts').Registry} Registry */
/** @typedef {import('parse5').DefaultTreeAdapterMap['element']} Element */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/**
 * The site's registry with the local versions. A local remote that the site does not list is added, unless it is isolated: the site
 * lists those only for the users who may see them.
 * @template {Registry} R
 * @param {R} registry
 * @param {readonly RegisteredRemote[]} local
 * @returns {R}
 */
export function withLocalRemotes(registry, local) {
  const listed = registry.remotes.map((remote) => {
    const own = local.find(({ id }) => id === remote.id);
    return own === undefined ? remote : { ...remote, ...asOverride(own) };
  });
  const known = new Set(registry.remotes.map(({ id }) => id));
  const added = local.filter(({ id, isolation }) => !known.has(id) && isolation === null);
  return { ...registry, remotes: [...listed, ...added.map(asOverride)] };
}

/** @param {RegisteredRemote} remote @returns {import('shared-contracts').ResolvedRemote} */
const asOverride = (remote) => ({ ...remote, why: 'override' });

/**
 * A page of the site that loads the local versions: the registry names them, server-rendered content of the replaced versions and its
 * preloads are removed, since the local versions would not match it, and a script is added.
 * @param {string} html
 * @param {{ pathname: string, local: readonly RegisteredRemote[], script: string }} options `script`: its address.
 * @returns {{ html: string, isNewRoute: boolean }} `isNewRoute`: the site does not know this page of a local remote.
 */
export function withLocalVersions(html, { pathname, local, script }) {
  const elements = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const registryScript = elements.find((element) => attribute(element, 'id') === pageElements.registry);
  if (registryScript === undefined) return { html, isNewRoute: false };
  const registry = /** @type {Registry} */ (JSON.parse(textOf(registryScript)));
  const isNewRoute = owns(local, pathname) && !owns(registry.remotes, pathname);
  const replaced = registry.remotes.filter(({ id }) => local.some((remote) => remote.id === id));
  const stale = new Set([
    ...local.map(({ id }) => pageElements.remote(id)),
    ...(isNewRoute ? [pageElements.page] : []),
  ]);
  const edits = elements.flatMap((element) => {
    if (element === registryScript) return withText(element, scriptJson(withLocalRemotes(registry, local)));
    if (isNewRoute && attribute(element, 'id') === pageElements.context) {
      return withText(element, scriptJson({ ...JSON.parse(textOf(element)), status: 200 }));
    }
    if (isPreloadOf(element, replaced)) return removed(element);
    const isStale = stale.has(attribute(element, 'id') ?? '') || isFragmentOf(element, local);
    return isStale ? emptied(element) : [];
  });
  const body = html.lastIndexOf('</body>');
  const end = body === -1 ? html.length : body;
  const added = { start: end, end, text: `<script src="${script}" async></script>\n` };
  return { html: apply(html, [...edits, added]), isNewRoute };
}

/** Paths with queries that a page links to. @param {string} html */
export function linksOf(html) {
  const hrefs = elementsOf(parse(html)).flatMap((element) =>
    element.tagName === 'a' ? attribute(element, 'href') : [],
  );
  return hrefs.flatMap((href) => (href?.startsWith('/') ? href.split('#', 1) : []));
}

/**
 * @param {readonly Pick<RegisteredRemote, 'routes'>[]} remotes
 * @param {string} pathname
 */
function owns(remotes, pathname) {
  const patterns = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => path)));
  return createRouteMatcher([...patterns].map((pattern) => ({ owner: pattern, pattern })))(pathname) !== null;
}

/** In the order of the source. @param {import('parse5').DefaultTreeAdapterMap['parentNode']} parent @returns {Element[]} */
function elementsOf(parent) {
  return parent.childNodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node)] : []));
}

/** @param {Element} element @param {string} name */
const attribute = (element, name) => element.attrs.find((one) => one.name === name)?.value;

/** @param {Element} element */
const textOf = (element) => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** JSON that cannot close its script element. @param {unknown} value */
const scriptJson = (value) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** @param {Element} element @param {readonly RegisteredRemote[]} remotes */
function isPreloadOf(element, remotes) {
  if (element.tagName !== 'link' || attribute(element, 'rel') !== 'preload') return false;
  return remotes.some(({ base }) => attribute(element, 'href')?.startsWith(base));
}

/** @param {Element} element @param {readonly RegisteredRemote[]} remotes */
function isFragmentOf(element, remotes) {
  const address = attribute(element, fragmentAttribute);
  return address !== undefined && remotes.some(({ id }) => address.startsWith(`${id}:`));
}

/** @param {Element} element @param {string} text @returns {Edit[]} */
function withText({ sourceCodeLocation: place }, text) {
  if (!place?.startTag || !place.endTag) return [];
  return [{ start: place.startTag.endOffset, end: place.endTag.startOffset, text }];
}

/** Without its content, and therefore not hydrated. @param {Element} element @returns {Edit[]} */
function emptied(element) {
  const mark = element.sourceCodeLocation?.attrs?.[hydrateAttribute];
  const unmarked = mark === undefined ? [] : [{ start: mark.startOffset, end: mark.endOffset, text: '' }];
  return [...unmarked, ...withText(element, '')];
}

/** @param {Element} element @returns {Edit[]} */
function removed({ sourceCodeLocation: place }) {
  return place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [];
}

/** Edits inside another edit are part of what it replaces. @param {string} html @param {readonly Edit[]} edits */
function apply(html, edits) {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < position) continue;
    result += html.slice(position, start) + text;
    position = end;
  }
  return result + html.slice(position);
}
