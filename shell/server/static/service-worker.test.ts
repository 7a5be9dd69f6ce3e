import { startSite, stopSites, type RunningSite, type SiteSetup } from '../test/running-site.ts';

afterEach(stopSites);

const read = (site: RunningSite) => site.app.inject('/sw.js');

describe('the service worker', () => {
  it('is served at the root, revalidated on every request, and contains its shell version', async () => {
    const { statusCode, headers, body } = await read(await startSite());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toBe(`the worker\n// shell 1.0.0\n`);
  });

  it('is sent only if it has changed', async () => {
    const site = await startSite();
    const etag = String((await read(site)).headers['etag']);
    const again = await site.app.inject({ url: '/sw.js', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const strong = await site.app.inject({ url: '/sw.js', headers: { 'if-none-match': `"a", ${etag.slice(2)}` } });
    expect(strong.statusCode).toBe(304);
    const changed = await site.app.inject({ url: '/sw.js', headers: { 'if-none-match': '"another"' } });
    expect(changed.statusCode).toBe(200);
  });

  it('may connect to its own origin only', async () => {
    const { headers } = await read(await startSite());
    expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  });

  it('removes itself and all its caches when it is disabled', async () => {
    const { body } = await read(await startSite({ config: { serviceWorker: 'off' } }));
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete(name)');
    expect(body).not.toContain('the worker');
  });

  it('removes itself when the shell has none', async () => {
    const prepare: SiteSetup['prepare'] = (fixture) => fixture.changeShell({ serviceWorker: null });
    expect((await read(await startSite({ prepare }))).body).toContain('registration.unregister()');
  });
});
