import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brand } from 'shared-contracts';
import { buildSearchPage } from '../test/build-job.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote, integrityOf } from '../test/site-fixture.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage() });
});
afterAll(stopSites);

const nonceOf = (headers: Record<string, string>) =>
  /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1];

const inlineScriptsOf = (html: string) =>
  html
    .split('<script>')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</script>')));

describe('content security policy', () => {
  it('allows only the scripts and styles of the page', async () => {
    const { headers, html } = await site.get('/jobs');
    const nonce = nonceOf(headers);
    const scripts = inlineScriptsOf(html).map(
      (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(scripts).toHaveLength(2);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'${scripts.join('')}; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; ` +
        `font-src 'self'; connect-src 'self' ${brand.nativeBackendUrl}; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
  });

  it('has a new nonce for each response, on every inline style', async () => {
    const [one, other] = [await site.get('/jobs'), await site.get('/jobs')];
    expect(nonceOf(one.headers)).not.toBe(nonceOf(other.headers));
    const nonce = nonceOf(one.headers)!;
    const inline = one.html.match(/<style[^<>]{0,200}>/g) ?? [];
    expect(inline.length).toBeGreaterThan(2);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
    expect(one.html).toContain(`<meta name="sc-nonce" content="${nonce}">`);
  });

  it('needs no exception for style attributes, because pages have none', async () => {
    const { headers, html } = await site.get('/jobs');
    expect(html).not.toMatch(/<[^<>]+\sstyle=/);
    expect(headers['content-security-policy']).not.toMatch(/style-src-attr|'unsafe-(?:inline|hashes)'/);
  });
});

describe('styles', () => {
  it('inlines the shell’s css', async () => {
    expect((await site.get('/jobs')).html).toContain('>:root{--text:#111}</style>');
  });

  it('separates rules of styled-components from lifted rules', async () => {
    const { html } = await site.get('/jobs');
    expect(html).toMatch(/<style nonce="[^"]+">\[data-s="a"\]\{margin:0\}<\/style>/);
    expect(html).toMatch(
      /<style [^<>]+ data-styled="true" data-styled-version="6\.6\.0">\.job\{color:green\}\/\*!sc\*\/\n<\/style>/,
    );
  });
});

describe('order', () => {
  it('places script-only resources after the readable content', async () => {
    const { html } = await site.get('/jobs');
    const readable = html.indexOf('</main>');
    expect(readable).toBeGreaterThan(0);
    for (const tag of ['/remoteEntry.js"', '<script type="application/json"']) {
      expect(html.indexOf(tag)).toBeGreaterThan(readable);
    }
  });

  it('starts the shell last, after all the data that it reads', async () => {
    const { html } = await site.get('/jobs');
    const start = html.lastIndexOf('<script>');
    expect(html.slice(start)).toContain(`{"src":"/assets/shell.00000000.js","integrity":"${integrityOf('shell')}"}`);
    expect(html.lastIndexOf('<script type="application/json"')).toBeLessThan(start);
  });
});

describe('preloads', () => {
  it('request the entry, the route’s chunks and the required parts once, with integrity', async () => {
    const { html } = await site.get('/jobs');
    const links = [
      ...html.matchAll(/<link rel="preload" as="script" fetchpriority="low" href="([^"]+)"( integrity="([^"]+)")?>/g),
    ];
    expect(links.map(([, href, , integrity]) => [href, integrity])).toEqual([
      ['/assets/shell.00000000.js', integrityOf('shell')],
      ['/remotes/mfe-jobs/1.0.0-aaaaaaaa/remoteEntry.js', integrityOf('entry')],
      ['/remotes/mfe-jobs/1.0.0-aaaaaaaa/expose-app.11112222.js', integrityOf('app')],
      ['/assets/controls.00000000.js', integrityOf('controls')],
    ]);
  });

  it('request the font in CORS mode, as browsers do', async () => {
    expect((await site.get('/home')).html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/figtree.00000000.woff2" crossorigin>',
    );
  });

  it.each(['/home', '/nowhere'])('request only the shell’s own pages on %s', async (path) => {
    const scripts = [
      ...(await site.get(path)).html.matchAll(/as="script" fetchpriority="low" href="([^"]+)"( integrity="[^"]+")?/g),
    ];
    expect(scripts.map(([, href, integrity]) => [href, integrity])).toEqual([
      ['/assets/shell.00000000.js', ` integrity="${integrityOf('shell')}"`],
      ['/assets/pages.00000000.js', ` integrity="${integrityOf('pages')}"`],
    ]);
  });

  it('request only the files of the page’s own group', async () => {
    const { html } = await site.get('/');
    const scripts = [...html.matchAll(/as="script" fetchpriority="low" href="([^"]+)"/g)].map(([, href]) => href);
    expect(scripts).toEqual([
      '/assets/shell.00000000.js',
      '/assets/form-pages.00000000.js',
      '/assets/forms.00000000.js',
    ]);
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('responds to %s with %s', async (accepted, encoding, decompress) => {
    const answer = await site.app.inject({ url: '/jobs', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.rawPayload).toString()).toContain('<!doctype html>');
  });

  it('is omitted unless the client accepts it', async () => {
    expect((await site.get('/jobs')).headers['content-encoding']).toBeUndefined();
  });
});

it('has a heading and a text for browsers without scripts when the server renders no content', async () => {
  const fallback = /<noscript><h1>[^<]+<\/h1><p>[^<]{0,300}JavaScript[^<]{0,300}<\/p><\/noscript>\s*<\/main>/;
  expect((await site.get('/jobs')).html).not.toMatch(fallback);
  const base = '/remotes/mfe-jobs/2.0.0-missing/';
  await site.fixture.register({ ...buildRemote({ version: '2.0.0-missing' }), base });
  await until(async () => expect((await site.get('/jobs')).html).toMatch(fallback));
});
