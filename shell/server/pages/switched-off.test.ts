import { registryOf } from 'registry';
import { isReservedPath, routes } from 'shared-contracts';
import { contentOf, jsonOf, titleOf } from '../test/page-reader.ts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';
import { buildRemote, buildSmallRemote } from '../test/site-fixture.ts';

let site: RunningSite;
const off = { since: '2026-11-27T00:00:00.000Z', by: 'ana', why: 'errors' };

async function startWithout(remote: ReturnType<typeof buildRemote>) {
  const [entry, other] = registryOf([remote, buildSmallRemote('mfe-small', '/small')]).remotes;
  site = await startSite({
    prepare: async (fixture) => {
      await fixture.deploy(remote);
      await fixture.registerEntries({ ...entry, off }, other);
    },
  });
}
afterEach(stopSites);

it.each([
  ['/jobs', 'Indisponível de momento'],
  ['/jobs/12?lng=en', 'Not available right now'],
])('answers %s with 503 and a page of the shell', async (path, title) => {
  await startWithout(buildRemote());
  const { status, headers, html } = await site.get(path);
  expect([status, headers['retry-after']]).toEqual([503, '600']);
  expect(titleOf(html)).toContain(title);
  expect(contentOf(html, 'shell-page')).toContain(`page|${path}|`);
  expect(contentOf(html, 'shell-page')).toContain('|503|mfe-small');
  expect(html).toContain('content="noindex,follow"');
  expect(jsonOf(html, 'context')).toMatchObject({ status: 503, path });
  expect(jsonOf(html, 'registry')).toMatchObject({ remotes: [{ id: 'mfe-small' }] });
  expect(site.api.seen).toEqual([]);
});

it('answers a posted form with the same page', async () => {
  await startWithout(buildRemote());
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await site.app.inject({ method: 'POST', url: '/jobs', headers, payload: 'form=x' });
  expect(answer.statusCode).toBe(503);
});

it('serves the other pages, without its fragments, and unknown addresses as before', async () => {
  const recent = { recent: { data: [] } };
  await startWithout(buildRemote({ fragments: recent }));
  const home = await site.get('/home');
  expect(home.status).toBe(200);
  expect(home.html).not.toContain('/remotes/mfe-jobs/');
  expect((await site.get('/small')).status).toBe(200);
  expect((await site.get('/jobs/12/more')).status).toBe(404);
});

it('keeps an isolated remote hidden from visitors', async () => {
  await startWithout(buildRemote({ isolation: { kind: 'shadow', visibleTo: 'admin' } }));
  expect((await site.get('/jobs')).status).toBe(302);
});

/** Full paths of a printed tree of routes: a child continues the path of its parent. */
function printedPaths(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(.*?[├└]── )(\S*)( \()?/.exec(line);
    if (found === null) return [];
    const [, indent = '', part = '', isRoute] = found;
    const depth = indent.length / 4;
    parents.splice(depth - 1, Infinity, (parents[depth - 2] ?? '') + part);
    return isRoute === undefined ? [] : [parents[depth - 1]!];
  });
}

it('reserves every address that the server answers itself', async () => {
  site = await startSite({ config: { remoteOrigins: new Map([['mfe-x', 'http://127.0.0.1:9']]) } });
  const paths = printedPaths(site.app.printRoutes());
  expect(paths).toEqual(expect.arrayContaining(['/api', '/assets/*', '/feeds/*', '/registry.json', '/u/:token']));
  // Pages; the last one also has calls of mail programs.
  const pages = new Set(['/*', '*', routes.alerts]);
  expect(paths.filter((one) => !pages.has(one) && !isReservedPath(one))).toEqual([]);
});
