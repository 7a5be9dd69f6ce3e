import { build } from '../../tools/build.mjs';
import { mkdtemp, cp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RegisteredRemote, Registry } from 'shared-contracts';
import { test } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';

test('two versions side by side: the registry switches to the second and back while the site runs', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const first = await site.live('mfe-companies');
  const out = await mkdtemp(path.join(os.tmpdir(), 'trampolim-version-'));
  await build({ only: ['mfe-companies'], remoteVersion: '9.9.9', out });
  const registry = JSON.parse(await readFile(path.join(out, 'registry.json'), 'utf8')) as Registry;
  const second = registry.remotes.find((remote) => remote.id === 'mfe-companies') as RegisteredRemote;
  expect(second.version).not.toBe(first.version);
  await cp(
    path.join(out, 'remotes/mfe-companies', second.version),
    path.join(site.remotesDir, 'mfe-companies', second.version),
    { recursive: true },
  );

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/jobs');
  await site.register(second);
  await page.getByRole('banner').getByRole('link', { name: 'Empresas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
  expect(scripts).toContain(`${first.base}${first.entry}`);

  await expect(async () => {
    await page.goto('/companies');
    expect(scripts).toContain(`${second.base}${second.entry}`);
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();

  scripts.length = 0;
  await site.register(first);
  await expect(async () => {
    await page.goto('/companies');
    expect(scripts).toContain(`${first.base}${first.entry}`);
  }).toPass();
  await rm(out, { recursive: true, force: true });
});

test('immutable files are cached for a year, other files are not cached', async ({ request, site }) => {
  const { base, entry } = await site.live('mfe-jobs');
  const cache = async (address: string) => (await request.get(address)).headers()['cache-control'];
  expect(await cache(`${base}${entry}`)).toContain('immutable');
  expect(await cache('/registry.json')).toContain('no-store');
  expect(await cache('/jobs')).toMatch(/no-store|no-cache/);
  expect((await request.get(`${base}nothing.js`)).status()).toBe(404);
});
