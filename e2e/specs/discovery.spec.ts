import { jobFeedHref, jobHref, sharePictureSize, toJobFilter, type BlogPost } from 'shared-contracts';
import { latestPosts } from '../fixtures/blog.ts';
import { anyJob, search } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';
import { addressesIn, xmlTexts } from '../fixtures/xml.ts';

const kilobyte = 1024;

const headLink = (html: string, attributes: string) =>
  new RegExp(`<link ${attributes}[^<>]* href="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** The first, middle and last entry. */
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

test('a search links to its feed, which lists its newest jobs first', async ({ page, request, baseURL }) => {
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

const pictureOf = ({ _embedded }: BlogPost) => _embedded?.['wp:featuredmedia']?.[0]?.source_url;

test('blog posts are shown with same-origin pictures', async ({ page, request }) => {
  const latest = await latestPosts(request);
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
