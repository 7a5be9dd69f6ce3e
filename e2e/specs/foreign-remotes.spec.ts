import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Registry } from 'shared-contracts';
import { buildWebPackage } from '../../tools/build/web-packages.mjs';
import { expectComplete } from '../fixtures/complete-page.ts';
import { test, type OwnSite } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';

const author = { by: 'spec', why: null };
const version = '1.0.0-fixture';

/** Builds a remote of the gallery with the preset, and deploys it. */
async function deploy({ url, remotesDir, deployments }: OwnSite, id: string): Promise<void> {
  const dir = path.resolve(import.meta.dirname, '../gallery/fixtures', id);
  await buildWebPackage({ kind: 'remote', name: id, dir, version, out: path.join(remotesDir, id, version) });
  await deployments.flips.use(id, version, author);
  const isServed = async () => {
    const { remotes } = (await (await fetch(`${url}/registry.json`)).json()) as Registry;
    return remotes.some((remote) => remote.id === id);
  };
  await expect.poll(isServed).toBe(true);
}

/** The number of listeners of window and document. */
async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const count = async (expression: string) => {
    const { objectId = '' } = (await session.send('Runtime.evaluate', { expression })).result;
    return (await session.send('DOMDebugger.getEventListeners', { objectId })).listeners.length;
  };
  return (await count('window')) + (await count('document'));
}

type Marked = Window & { marker?: boolean };

for (const name of ['Vue', 'Svelte']) {
  const id = `mfe-${name.toLowerCase()}`;

  test(`a remote in ${name} navigates without a reload, follows theme and language, and unmounts clean`, async ({
    page,
    chrome,
    site,
  }) => {
    await deploy(site, id);
    const host = page.locator(`#remote-${id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`/${name.toLowerCase()}`);
    await expect(heading).toHaveText(`Página em ${name}`);
    await expect(page).toHaveTitle(new RegExp(`^Página em ${name} `));
    await expect(host).toContainText(/\d cidades/);
    await expectComplete(page);
    await page.evaluate(() => ((window as Marked).marker = true));

    await chrome.choose('Escuro');
    await expect(host).toContainText('Tema: dark');
    await chrome.choose('English');
    await expect(heading).toHaveText(`Page in ${name}`);
    await expect(page).toHaveTitle(new RegExp(`^Page in ${name} `));
    await chrome.choose('Português');

    const leave = async () => {
      await host.getByRole('link', { name: 'Ver as ofertas' }).click();
      await expect(heading).toHaveText('Ofertas de emprego');
      await expect(host).toBeEmpty();
      await expectComplete(page);
    };
    await leave();
    const after = await countListeners(page);
    await chrome.banner.getByRole('link', { name: `Página em ${name}` }).click();
    await expect(heading).toHaveText(`Página em ${name}`);
    await leave();
    await page.goBack();
    await expect(heading).toHaveText(`Página em ${name}`);
    await leave();
    expect(await countListeners(page)).toBe(after);
    expect(await page.evaluate(() => (window as Marked).marker)).toBe(true);
    const health = await (await page.request.get('/health')).json();
    expect(health).toMatchObject({ status: 'ok', suspended: [], registry: { refused: [] } });
  });
}
