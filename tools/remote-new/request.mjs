import { collisions, overfullSlots } from 'registry';
import { isReservedPath } from 'shared-contracts';

/**
 * @typedef {object} NewRemote
 * @property {string} id
 * @property {string} route
 * @property {boolean} fragment Whether it has a section of the home page.
 * @property {{ pt: string, en: string }} title Of the page and its link.
 *
 * @typedef {Pick<import('shared-contracts').RemoteDeclaration, 'id' | 'routes' | 'nav' | 'fragments'>} OtherRemote
 */

/**
 * Titles that are not given come from the route and the id.
 * @param {{ id: string, route: string, fragment: boolean, title?: string | undefined, titleEn?: string | undefined }} options
 * @returns {NewRemote}
 */
export function toRequest({ id, route, fragment, title, titleEn }) {
  const pt = title ?? titleOf(route.split('/').at(-1) ?? '');
  return { id, route, fragment, title: { pt, en: titleEn ?? titleOf(id.replace('mfe-', '')) } };
}

/** `guias-de-carreira` → `Guias de carreira`. @param {string} words */
const titleOf = (words) => (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll('-', ' ');

/**
 * Why a remote cannot be added, in words for its team.
 * @param {NewRemote} request
 * @param {readonly OtherRemote[]} others The remotes of the repository.
 * @returns {string[]}
 */
export function requestProblems({ id, route, fragment, title }, others) {
  const isId = /^mfe(?:-[a-z][a-z0-9]*)+$/.test(id);
  const isRoute = /^(?:\/[a-z0-9-]+)+$/.test(route);
  const titles = Object.values(title).filter((words) => !/^[\p{L}\p{N}][\p{L}\p{N} ,-]{0,39}$/u.test(words));
  return [
    ...(isId ? [] : [`«${id}» is not an id: mfe- and words of a–z and 0–9, separated by hyphens`]),
    ...(isRoute ? [] : [`«${route}» is not a path: /words of a–z, 0–9 and hyphens`]),
    ...(isRoute && isReservedPath(route) ? [`${route} is reserved for the shell or the server`] : []),
    ...titles.map((words) => `«${words}» is not a title: up to 40 letters, digits, spaces, commas and hyphens`),
    ...(isId && isRoute ? conflicts({ id, route, fragment }, others) : []),
  ];
}

/**
 * @param {Pick<NewRemote, 'id' | 'route' | 'fragment'>} request
 * @param {readonly OtherRemote[]} others
 */
function conflicts({ id, route, fragment }, others) {
  /** @type {OtherRemote} */
  const added = {
    id,
    routes: [{ path: route, title: '', robots: 'index', structuredData: 'none', access: 'public' }],
    nav: [{ slot: 'shell.nav.main.v1', label: '', to: route, order: 1 }],
    fragments: fragment ? { highlights: { module: '', slot: 'shell.home.main.v1' } } : {},
  };
  const all = [...others, added];
  return [...collisions(all), ...overfullSlots(all)];
}
