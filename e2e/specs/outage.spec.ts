import type { Health } from 'shared-contracts';
import { test } from '../fixtures/own-product.ts';
import { expect } from '../fixtures/test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ expected: { problems: [/50\d/, /Failed to fetch/, /ERR_/] } });

async function health(site: string): Promise<Health> {
  return (await (await fetch(`${site}/api/health`)).json()) as Health;
}

const sandboxAnswers = (sandbox: string | null, settings: object) =>
  fetch(`${sandbox}/_sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });

test('a read with less than half of the jobs closes none and is reported by the health check', async ({ product }) => {
  const { openJobs } = (await health(product.urls.site)).ingest[0]!;
  await sandboxAnswers(product.urls.sandbox, { dropFraction: 0.6 });
  await expect.poll(async () => (await health(product.urls.site)).ingest[0]!.status, { timeout: 60_000 }).toBe('stale');
  expect((await health(product.urls.site)).ingest[0]!.openJobs).toBe(openJobs);
  await sandboxAnswers(product.urls.sandbox, { dropFraction: null });
  await expect.poll(async () => (await health(product.urls.site)).ingest[0]!.status, { timeout: 60_000 }).toBe('ok');
});

test('the site works while the HR backend is stopped', async ({ page, product }) => {
  await product.services.sandbox!.stop();
  await expect.poll(async () => (await health(product.urls.site)).ingest[0]!.status, { timeout: 60_000 }).toBe('stale');
  expect((await fetch(`${product.urls.site}/api/health`)).status).toBe(200);
  await page.goto('/jobs');
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Candidatar-me' }).first()).toBeVisible();
});

test('a page shows an error while the API is stopped, and a retry works after its restart', async ({
  page,
  product,
}) => {
  await page.goto('/jobs');
  await product.services.api!.stop();
  const answer = await page.goto('/jobs');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBeDefined();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Não foi possível carregar as ofertas')).toBeVisible();
  product.restart('api');
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Tentar novamente' });
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});
