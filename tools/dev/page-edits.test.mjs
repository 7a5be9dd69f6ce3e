import { linksOf, withLocalRemotes, withLocalVersions } from './page-edits.mjs';

/** @typedef {import('shared-contracts').ResolvedRemote} RegisteredRemote */

/** @param {string} id @param {string[]} paths @param {Partial<RegisteredRemote>} changes */
function remote(id, paths, changes = {}) {
  const routes = paths.map((path) => ({ path }));
  const version = changes.version ?? '1.0.0-a';
  const base = `/remotes/${id}/${version}/`;
  return /** @type {RegisteredRemote} */ ({ id, version, base, routes, isolation: null, why: 'stable', ...changes });
}

const jobs = remote('mfe-jobs', ['/jobs']);
const companies = remote('mfe-companies', ['/companies']);
const localJobs = remote('mfe-jobs', ['/jobs'], {
  version: '1.0.0-dev',
  base: '/__dev/remotes/mfe-jobs/1.0.0-dev/',
  why: 'override',
});

const page = `<!doctype html>
<html><head><link rel="preload" as="script" href="/remotes/mfe-jobs/1.0.0-a/remoteEntry.js"></head>
<body><main><div id="shell-page" data-hydrate="1"><div data-fragment="mfe-jobs:recent" data-hydrate="1"><p>old strip</p></div><div data-fragment="mfe-companies:companies" data-hydrate="1">kept strip</div></div>
<div id="remote-mfe-jobs" data-hydrate="1"><div>old <b>page</b></div></div><div id="remote-mfe-companies"></div></main>
<link rel="preload" as="script" href="/remotes/mfe-companies/1.0.0-a/remoteEntry.js">
<script type="application/json" id="registry">${JSON.stringify({ contract: 1, remotes: [jobs, companies] })}</script>
<script type="application/json" id="context">{"status":404,"language":"pt"}</script>
</body></html>`;

/** @param {string} html */
const registryOf = (html) => JSON.parse(html.split('id="registry">')[1]?.split('</script>')[0] ?? '');

const change = (local = [localJobs], pathname = '/jobs') =>
  withLocalVersions(page, { pathname, local, script: '/__dev/local.js' });

describe('a page with local versions', () => {
  it('names the local version, and loads the others from the site', () => {
    const { html, isNewRoute } = change();
    expect(registryOf(html).remotes).toEqual([localJobs, companies]);
    expect(html).toContain('<script src="/__dev/local.js" async></script>\n</body>');
    expect(isNewRoute).toBe(false);
  });

  it('removes content and preloads of the replaced version only', () => {
    const { html } = change();
    expect(html).toContain('<div id="remote-mfe-jobs" ></div><div id="remote-mfe-companies"></div>');
    expect(html).toContain('<div data-fragment="mfe-jobs:recent" ></div>');
    expect(html).toContain('<div data-fragment="mfe-companies:companies" data-hydrate="1">kept strip</div>');
    expect(html).not.toContain('href="/remotes/mfe-jobs/');
    expect(html).toContain('href="/remotes/mfe-companies/1.0.0-a/remoteEntry.js"');
  });

  it('shows a page that the site does not know yet, without its not-found page', () => {
    const local = remote('mfe-guides', ['/guias'], { base: '/__dev/remotes/mfe-guides/1.0.0-dev/', why: 'override' });
    const { html, isNewRoute } = change([local], '/guias');
    expect(isNewRoute).toBe(true);
    expect(html).toContain('<div id="shell-page" ></div>');
    expect(html).toContain('"status":200');
    expect(registryOf(html).remotes).toEqual([jobs, companies, local]);
  });

  it('cannot close its script by a text', () => {
    const local = { ...localJobs, name: '</script><script>alert(1)</script>' };
    expect(change([local]).html).not.toContain('<script>alert(1)');
  });

  it('leaves a document without a registry unchanged', () => {
    expect(withLocalVersions('<p>502</p>', { pathname: '/jobs', local: [localJobs], script: 'x' }).html).toBe(
      '<p>502</p>',
    );
  });
});

it('does not list an isolated remote for visitors who may not see it', () => {
  const admin = remote('mfe-admin', ['/admin'], { isolation: { kind: 'shadow', visibleTo: 'admin' } });
  const registry = { contract: /** @type {const} */ (1), remotes: [jobs] };
  expect(withLocalRemotes(registry, [admin]).remotes).toEqual([jobs]);
});

it('finds the links within the site', () => {
  const html = '<a href="/jobs/a-1?x=1#top">a</a><a href="https://other.pt/jobs/2">b</a><a>c</a>';
  expect(linksOf(html)).toEqual(['/jobs/a-1?x=1']);
});
