import type { APIRequestContext, Page } from '@playwright/test';
import { jobFeedHref, jobHref, sharePictureSize, toJobFilter, type BlogPost } from 'shared-contracts';
import { anyJob, search } from '../fixtures/catalogue.ts';
import { test as ownProduct } from '../fixtures/own-product.ts';
import { expect, test } from '../fixtures/test.ts';

const kilobyte = 1024;

/** Texts of the elements of a name, by a parser that forgives nothing. */
async function xmlTexts(page: Page, xml: string, element: string): Promise<string[]> {
  return page.evaluate(
    ([source, name]) => {
      const parsed = new DOMParser().parseFromString(source!, 'application/xml');
      const fault = parsed.querySelector('parsererror');
      if (fault !== null) throw new Error(fault.textContent ?? 'No XML');
      return [...parsed.getElementsByTagName(name!)].map(({ textContent }) => textContent ?? '');
    },
    [xml, element],
  );
}

/** What a file of the site lists. */
async function addressesIn(page: Page, request: APIRequestContext, file: string): Promise<string[]> {
  const answer = await request.get(file);
  expect(answer.status(), file).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/xml/);
  return xmlTexts(page, await answer.text(), 'loc');
}

const headLink = (html: string, attributes: string) =>
  new RegExp(`<link ${attributes}[^<>]* href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** The ends and the middle. */
const sample = <T>(all: readonly T[]): T[] => [...new Set([all[0]!, all[Math.floor(all.length / 2)]!, all.at(-1)!])];

test('robots.txt names the sitemap; each of its files lists canonical addresses', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(index).toBe(`${baseURL}/sitemap.xml`);
  const files = await addressesIn(page, request, index);
  for (const kind of ['jobs', 'companies', 'categories', 'static']) {
    expect(
      files.some((file) => file.startsWith(`${baseURL}/sitemap-${kind}`)),
      kind,
    ).toBe(true);
  }
  let jobs = 0;
  for (const file of files) {
    const addresses = await addressesIn(page, request, file);
    expect(new Set(addresses).size).toBe(addresses.length);
    if (file.includes('-jobs-')) jobs += addresses.length;
    for (const address of file.includes('static') ? addresses : sample(addresses)) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(headLink(html, 'rel="canonical"')).toBe(address);
      expect(html, address).toContain('<meta name="robots" content="index,follow">');
    }
  }
  expect(jobs).toBe((await search('')).total);
});

test('a search links its feed, which lists its newest jobs first', async ({ page, request, baseURL }) => {
  const keyword = 'enfermeiro';
  const html = await (await request.get(`/jobs?keyword=${keyword}`)).text();
  const feed = headLink(html, 'rel="alternate" type="application/rss\\+xml"');
  expect(feed).toBe(baseURL + jobFeedHref(toJobFilter({ keyword }), 'pt'));
  const answer = await request.get(feed!);
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const [, ...links] = await xmlTexts(page, await answer.text(), 'link');
  const { items } = await search(`keyword=${keyword}&sort=date`);
  expect(links[0]).toBe(baseURL + jobHref(items[0]!));
  expect(links.length).toBeGreaterThanOrEqual(items.length);
});

test('a job page has a share picture that requires no cookie', async ({ request }) => {
  const html = await (await request.get(jobHref(await anyJob()))).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]*)"/.exec(html) ?? [];
  const answer = await fetch(address.replaceAll('&amp;', '&'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  const png = Buffer.from(await answer.arrayBuffer());
  // IHDR, the first chunk of every PNG.
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(sharePictureSize);
  expect(png.length).toBeLessThan(300 * kilobyte);
});

const latestPosts = '/wp-json/wp/v2/posts?per_page=3&_embed';
const pictureOf = ({ _embedded }: BlogPost) => _embedded?.['wp:featuredmedia']?.[0]?.source_url;

async function posts(request: APIRequestContext): Promise<BlogPost[]> {
  const answer = await request.get(latestPosts);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as BlogPost[];
}

test('blog posts are shown with pictures from our own origin', async ({ page, request }) => {
  const latest = await posts(request);
  expect(latest).toHaveLength(3);
  for (const post of latest) {
    expect(pictureOf(post)).toMatch(/^\/[^/]/);
    const picture = await request.get(pictureOf(post)!);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  }
  await page.goto('/home');
  const pictures = page.getByRole('region', { name: 'Do blogue' }).locator('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

const textOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text();

const post = (address: string, body: object) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

ownProduct.describe('what changes outside', () => {
  ownProduct.describe.configure({ mode: 'serial', timeout: 300_000 });

  ownProduct('a job that comes is found, and one that is gone leaves', async ({ page, request, product }) => {
    const jobs = `${product.urls.sandbox}/_sandbox/jobs`;
    const title = 'Afinador de pianos';
    const now = new Date().toISOString();
    await post(jobs, [{ id: 'X-1', title, company_id: 'C-0001', posted_at: now, updated_at: now, status: 'open' }]);
    const found = async () =>
      (await xmlTexts(page, await textOf(request, '/feeds/jobs.xml?keyword=afinador'), 'link'))[1] ?? '';
    await expect.poll(found, { timeout: 60_000 }).toMatch(/\/jobs\/afinador-de-pianos-\d+$/);
    const address = await found();
    const listed = async () => {
      const files = await addressesIn(page, request, '/sitemap.xml');
      const parts = files.filter((file) => file.includes('-jobs-'));
      return (await Promise.all(parts.map((file) => addressesIn(page, request, file)))).flat().includes(address);
    };
    expect(await listed()).toBe(true);
    expect((await fetch(`${jobs}/X-1`, { method: 'DELETE' })).status).toBe(204);
    await expect.poll(listed, { timeout: 60_000 }).toBe(false);
    expect(await found()).not.toBe(address);
    expect((await request.get(address)).status()).toBe(410);
  });

  ownProduct(
    'with the blog broken, a server that has just started still has its last copy',
    async ({ page, request, product }) => {
      const before = await posts(request);
      expect(before).toHaveLength(3);
      await post(`${product.urls.sandbox}/_sandbox`, { blogFailWith: 500 });
      await product.services.api!.stop();
      product.restart('api');
      await expect.poll(async () => (await request.get('/api/health')).status(), { timeout: 60_000 }).toBe(200);
      expect(await posts(request)).toEqual(before);
      await page.goto('/home');
      await expect(page.getByRole('region', { name: 'Do blogue' }).getByRole('listitem')).toHaveCount(3);
    },
  );
});
