import type { Page } from '@playwright/test';
import type { Health } from 'shared-contracts';
import { latestPosts } from '../fixtures/blog.ts';
import { test } from '../fixtures/own-product.ts';
import { expect } from '../fixtures/test.ts';
import { addressesIn, xmlTexts } from '../fixtures/xml.ts';

// The tests share one product and depend on their order.
test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.use({ expected: { problems: [/50\d/, /Failed to fetch/, /ERR_/] } });

async function health(site: string): Promise<Health> {
  return (await (await fetch(`${site}/api/health`)).json()) as Health;
}

const post = (address: string, body: object) =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const sandboxAnswers = (sandbox: string | null, settings: object) => post(`${sandbox}/_sandbox`, settings);

/** Address of the newest job of a feed; empty if the feed is. */
async function newestInFeed(page: Page, keyword: string): Promise<string> {
  const feed = await (await page.request.get(`/feeds/jobs.xml?keyword=${keyword}`)).text();
  return (await xmlTexts(page, feed, 'link'))[1] ?? '';
}

test('a new job is in its feed and in the sitemap, a deleted one is in neither', async ({ page, request, product }) => {
  const jobs = `${product.urls.sandbox}/_sandbox/jobs`;
  const title = 'Afinador de pianos';
  const now = new Date().toISOString();
  await post(jobs, [{ id: 'X-1', title, company_id: 'C-0001', posted_at: now, updated_at: now, status: 'open' }]);
  const found = () => newestInFeed(page, 'afinador');
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

test('a read with less than half of the jobs closes none and is reported by the health check', async ({ product }) => {
  const { openJobs } = (await health(product.urls.site)).ingest[0]!;
  await sandboxAnswers(product.urls.sandbox, { dropFraction: 0.6 });
  await expect.poll(async () => (await health(product.urls.site)).ingest[0]?.status, { timeout: 60_000 }).toBe('stale');
  expect((await health(product.urls.site)).ingest[0]?.openJobs).toBe(openJobs);
  await sandboxAnswers(product.urls.sandbox, { dropFraction: null });
  await expect.poll(async () => (await health(product.urls.site)).ingest[0]?.status, { timeout: 60_000 }).toBe('ok');
});

test('a page shows an error while the API is stopped, and a retry works after its restart; the API returns the last copy of an unavailable blog', async ({
  page,
  request,
  product,
}) => {
  const posts = await latestPosts(request);
  expect(posts).toHaveLength(3);
  await sandboxAnswers(product.urls.sandbox, { blogFailWith: 500 });
  await page.goto('/jobs');
  await product.services.api!.stop();
  const answer = await page.goto('/jobs');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBeDefined();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Não conseguimos carregar as ofertas')).toBeVisible();
  product.restart('api');
  await expect(async () => {
    const retry = page.getByRole('region').getByRole('button', { name: 'Tentar novamente' }).first();
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  expect(await latestPosts(request)).toEqual(posts);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Do blogue' }).getByRole('listitem')).toHaveCount(3);
});

test('the site works while the HR backend is stopped', async ({ page, product }) => {
  await product.services.sandbox!.stop();
  await expect.poll(async () => (await health(product.urls.site)).ingest[0]?.status, { timeout: 60_000 }).toBe('stale');
  expect((await fetch(`${product.urls.site}/api/health`)).status).toBe(200);
  await page.goto('/jobs');
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Candidatar-me' }).first()).toBeVisible();
});
