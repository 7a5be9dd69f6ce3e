import { brand } from 'shared-contracts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(stopSites);

interface Icon {
  src: string;
  sizes: string;
  purpose: string;
}

describe('the web app manifest', () => {
  const read = async () => {
    const { headers, body } = await site.app.inject('/manifest.webmanifest');
    return { headers, manifest: JSON.parse(body) as Record<string, unknown> & { icons: Icon[] } };
  };

  it('makes the site installable, with the texts of the brand', async () => {
    const { headers, manifest } = await read();
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(manifest).toMatchObject({
      name: brand.name,
      short_name: brand.name,
      lang: 'pt-PT',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      theme_color: brand.themeColor.light,
    });
    expect(manifest['shortcuts']).toMatchObject([{ url: '/jobs' }, { url: '/companies' }]);
  });

  it('lists the icons of the build, plain and maskable', async () => {
    const { icons } = (await read()).manifest;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) expect(src).toBe(`/assets/app-icon-${parseInt(sizes)}.00000000.png`);
  });

  it('is linked in every page, with the icon for iOS', async () => {
    const { html } = await site.get('/home');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toContain('<link rel="apple-touch-icon" href="/assets/app-icon-180.00000000.png">');
    expect(html).toContain(`<meta name="theme-color" content="${brand.themeColor.light}">`);
  });

  it('is allowed by the content security policy of a page, as is the service worker', async () => {
    const policy = (await site.get('/home')).headers['content-security-policy'];
    expect(policy).toContain("manifest-src 'self'");
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain(`connect-src 'self' ${brand.nativeBackendUrl}`);
  });
});
