import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { RefusedError, type StoredRegistry } from 'registry';
import {
  acceptsPlatform,
  href,
  routes,
  type RegisteredRemote,
  type Registry,
  type RemoteManifest,
} from 'shared-contracts';
import { readRelease, recordedPlatforms, unpackRelease } from '../../tools/releases/releases.mjs';
import { root } from '../../tools/services.mjs';
import { platformDir, readPackage } from '../../tools/webpack/workspace.mjs';
import { admin, signInAs } from '../fixtures/accounts.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { expectComplete } from '../fixtures/complete-page.ts';
import { test, type Site } from '../fixtures/own-site.ts';
import { test as testRelease } from '../fixtures/release-site.ts';
import { expect } from '../fixtures/test.ts';

const address = () => ({ 'x-forwarded-for': `198.19.${randomInt(0, 256)}.${randomInt(1, 255)}` });
test.use({ extraHTTPHeaders: async ({}, use) => use(address()) });
testRelease.use({ extraHTTPHeaders: async ({}, use) => use(address()) });

const author = { by: 'spec', why: null };
/** Of the panels in place of a remote and above its readable content. */
const panelText = /Esta parte do site não carregou|O conteúdo continua legível|TP-\d/;
const majorOf = (version: string) => version.split('.', 1)[0];

const versionsOf = (remotes: readonly Pick<RemoteManifest, 'id' | 'version'>[]): Record<string, string> =>
  Object.fromEntries(remotes.map(({ id, version }) => [id, version]));

/** Makes versions live, with all checks, and waits until the server uses them. Isolated remotes are not listed for visitors. */
async function deploy(site: Site, remotes: readonly RemoteManifest[]): Promise<void> {
  await site.deployments.deploy({ versions: versionsOf(remotes), shell: false, again: true }, author);
  await expect
    .poll(async () => versionsOf(((await (await fetch(`${site.url}/registry.json`)).json()) as Registry).remotes))
    .toMatchObject(versionsOf(remotes.filter(({ isolation }) => isolation === null)));
  expect(await site.refused()).toEqual([]);
}

/** Main pages that are not the first page of their remote. */
const mainPages = async (): Promise<Record<string, string>> => ({
  'mfe-account': routes.account,
  'mfe-apply': href(routes.apply, { id: (await anyJob()).id }),
});

/** Opens the main page of each remote: content of the server's HTML, then of the browser, by this version and without a panel. */
async function expectContent(page: Page, remotes: readonly RemoteManifest[]): Promise<void> {
  const pages = await mainPages();
  for (const {
    id,
    version,
    isolation,
    routes: [first],
  } of remotes) {
    await test.step(`${id} ${version}`, async () => {
      const answer = await page.goto(pages[id] ?? first!.path);
      const [, html = ''] = (await answer!.text()).split(`id="remote-${id}"`);
      if (isolation === null) expect(html, 'content of the server').toContain('<h1');
      await expect(page.locator(`#remote-${id}`).getByRole('heading', { level: 1 })).toBeVisible();
      await expectComplete(page);
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: panelText })).toHaveCount(0);
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const versions = files.flatMap((name) => name.split(`/remotes/${id}/`)[1]?.split('/')[0] ?? []);
      expect([...new Set(versions)]).toEqual([version]);
    });
  }
}

async function remotesOfCheckout(): Promise<RegisteredRemote[]> {
  const { remotes } = JSON.parse(await readFile(path.join(root, 'dist/registry.json'), 'utf8')) as StoredRegistry;
  return remotes.map(({ stable }) => stable).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A deploy is refused as a whole; if the registry names the versions anyway, the server serves the ones before. */
async function expectRefusals(page: Page, site: Site, platform: string, remotes: readonly RegisteredRemote[]) {
  const reasonOf = (remote: RegisteredRemote) =>
    `it was written for platform ${remote.platform}, the shell provides ${platform}`;
  const released = await Promise.all(remotes.map(({ id }) => site.live(id)));
  const deployed = deploy(site, remotes);
  await expect(deployed).rejects.toBeInstanceOf(RefusedError);
  await expect(deployed).rejects.toMatchObject({
    problems: remotes.map((remote) =>
      expect.stringContaining(`TP-702 ${remote.id} ${remote.version}: ${reasonOf(remote)}`),
    ),
  });
  expect(await Promise.all(remotes.map(({ id }) => site.live(id)))).toEqual(released);

  await site.register(...remotes);
  await expect
    .poll(() => site.refused())
    .toEqual(
      remotes.map((remote, index) => ({
        id: remote.id,
        version: remote.version,
        reason: reasonOf(remote),
        serves: released[index]!.version,
      })),
    );
  await expectContent(page, released);
}

for (const platform of recordedPlatforms(root)) {
  test(`remotes released for platform ${platform} work on the shell of this checkout`, async ({ page, site }) => {
    const { remotes } = await readRelease(root, platform);
    await unpackRelease(root, platform, path.dirname(site.remotesDir), 'remotes/');
    await deploy(site, remotes);
    await signInAs(page, admin);
    await expectContent(page, remotes);
  });
}

for (const platform of recordedPlatforms(root)) {
  testRelease.describe(`the shell of platform ${platform}`, () => {
    testRelease.use({ platform });

    testRelease('remotes of this checkout work on it, or are refused for their range', async ({ page, site }) => {
      const all = await remotesOfCheckout();
      const accepted = all.filter((remote) => acceptsPlatform(remote.platform, platform));
      const refused = all.filter((remote) => !accepted.includes(remote));
      // All of another major version are refused.
      expect(accepted.length > 0).toBe(majorOf(platform) === majorOf(readPackage(platformDir).version));
      await signInAs(page, admin);
      if (accepted.length > 0) {
        await deploy(site, accepted);
        await expectContent(page, accepted);
      }
      if (refused.length > 0) await expectRefusals(page, site, platform, refused);
    });
  });
}
