import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRouteMatcher, dataVariables, expandTemplate } from 'shared-contracts';
import { readCheckedDeclaration } from '../../build/build-remote.mjs';
import { recordedFile } from '../../webpack/standalone.mjs';
import { linksOf } from '../page-edits.mjs';
import { fetchFromSite } from '../site.mjs';

/** @typedef {import('shared-contracts').RemoteRoute} RemoteRoute */
/** @typedef {{ template: string, path: string }} DataRequest */

/** Pages with parameters that are recorded for each route, of those that the site links to. */
const pagesOfRoute = 1;

/**
 * Writes the site's responses to the GETs that a remote's public routes declare into the remote's folder. Requests are sent without
 * a session, so the file contains public data only.
 * @param {object} options
 * @param {string} options.dir Folder of the remote.
 * @param {string} options.site Origin.
 * @param {readonly string[]} options.pages Further addresses: `/jobs/12/apply`.
 * @param {(text: string) => void} options.log
 */
export async function recordAnswers({ dir, site, pages, log }) {
  const { routes, fragments = {} } = await readCheckedDeclaration(dir);
  const publicRoutes = routes.filter(({ access, data = [] }) => access === 'public' && data.length > 0);
  const found = await findPages(site, publicRoutes, pages);
  const ofFragments = Object.values(fragments).flatMap(({ data = [] }) => requestsOf(data, '/', {}));
  const requests = [
    ...found.flatMap(({ route, address, params }) => requestsOf(route.data, address, params)),
    ...ofFragments,
  ];
  const answers = [];
  for (const request of new Map(requests.map((one) => [one.path, one])).values()) {
    const answer = await fetchFromSite(site, request.path);
    if (answer.ok) answers.push({ ...request, body: await answer.json() });
    else log(`${site}${request.path} answers ${answer.status}; not recorded`);
  }
  const file = path.join(dir, recordedFile);
  mkdirSync(path.dirname(file), { recursive: true });
  const recorded = { site, pages: found.map(({ address }) => address), answers };
  writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  const missing = publicRoutes.filter((route) => !found.some((page) => page.route === route));
  for (const route of missing) log(`No page of ${route.path} is linked; name one with --page`);
  log(`Recorded ${answers.length} answers in ${path.relative(process.cwd(), file)}`);
}

/**
 * The pages to record: routes without parameters, pages that these and the home page link to, and the named ones.
 * @param {string} site
 * @param {readonly RemoteRoute[]} routes
 * @param {readonly string[]} named
 */
async function findPages(site, routes, named) {
  const routeAt = createRouteMatcher(routes.map((route) => ({ owner: route, pattern: route.path })));
  const plain = routes.map((route) => route.path).filter((pattern) => !pattern.includes(':'));
  const documents = await Promise.all(
    ['/home', ...plain].map(async (page) => {
      const answer = await fetchFromSite(site, page, { accept: 'text/html' });
      return answer.ok ? answer.text() : '';
    }),
  );
  const linked = documents.flatMap(linksOf);
  const addresses = [...new Set([...named, ...plain, ...linked])];
  /** @type {Map<RemoteRoute, number>} */
  const counts = new Map();
  return addresses.flatMap((address) => {
    const match = routeAt(new URL(address, site).pathname);
    if (match === null) return [];
    const count = counts.get(match.owner) ?? 0;
    if (!named.includes(address) && count >= pagesOfRoute) return [];
    counts.set(match.owner, count + 1);
    return [{ route: match.owner, address, params: match.params }];
  });
}

/**
 * @param {readonly import('shared-contracts').RemoteData[] | undefined} data
 * @param {string} address
 * @param {Record<string, string>} params
 * @returns {DataRequest[]}
 */
function requestsOf(data = [], address, params) {
  const query = new URL(address, 'http://localhost').searchParams;
  return data.flatMap((one) =>
    dataVariables(one, params, query).map((variables) => ({
      template: one.template,
      path: expandTemplate(one.template, variables),
    })),
  );
}
