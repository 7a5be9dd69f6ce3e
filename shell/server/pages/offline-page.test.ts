import { createHash } from 'node:crypto';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(stopSites);

describe('the offline page', () => {
  it.each(['pt', 'en'])('is rendered by the shell in %s', async (language) => {
    const { status, headers, html } = await site.get(`/offline?lng=${language}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-language': language, 'cache-control': 'no-cache' });
    expect(html).toContain(`<div class="offline">offline|/offline|${language}|200|`);
    expect(html).toContain('.offline{color:red}');
  });

  it('runs only the theme script, and is not indexed', async () => {
    const { headers, html } = await site.get('/offline');
    expect(html.match(/<script[^<>]*>/g)).toEqual(['<script>']);
    const script = html.slice(html.indexOf('<script>') + '<script>'.length, html.indexOf('</script>'));
    const hash = createHash('sha256').update(script).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('lists the files that must be cached with it', async () => {
    const { html } = await site.get('/offline');
    expect(html).toContain('/assets/figtree.00000000.woff2');
    expect(html).toContain('/assets/favicon.00000000.svg');
  });
});

it('responds with 503 when the offline page cannot be rendered, so that an incomplete page is not cached', async () => {
  const broken = await startSite({
    prepare: (fixture) => fixture.write('shell/server.cjs', 'throw new Error("no shell")'),
  });
  expect((await broken.get('/offline')).status).toBe(503);
});
