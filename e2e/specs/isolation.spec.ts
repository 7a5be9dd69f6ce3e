import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  expandTemplate,
  getCampaignAudience,
  listCampaigns,
  routes,
  sendCampaign,
  type RegisteredRemote,
  type Registry,
  type RemoteManifest,
} from 'shared-contracts';
import { buildWebPackage } from '../../tools/build/web-packages.mjs';
import { root } from '../../tools/webpack/workspace.mjs';
import { admin, candidate, signInAs } from '../fixtures/accounts.ts';
import { appearancesOf, expectReadableInAll, prepareAppearances, wide } from '../fixtures/appearances.ts';
import { expectComplete, settled } from '../fixtures/complete-page.ts';
import { test, type OwnSite } from '../fixtures/own-site.ts';
import { expect } from '../fixtures/test.ts';
import { NewsletterAdminPage } from '../pages/NewsletterAdminPage.ts';

test.use({
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `198.19.${randomInt(0, 256)}.${randomInt(1, 255)}` }),
});

const id = 'mfe-newsletter-admin';

/** Opens the campaign page as an admin, with an API that responds with this list. */
async function open(page: Page, campaigns: object = []): Promise<NewsletterAdminPage> {
  const newsletter = new NewsletterAdminPage(page);
  await newsletter.answer(campaigns);
  await signInAs(page, admin);
  await newsletter.open();
  await expect(newsletter.subject).toBeVisible();
  return newsletter;
}

/** The header and another remote work. */
async function expectRestToWork(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeVisible();
}

/** A version of the remote on the React that e2e's package.json has locked, placed beside the live one. */
async function placeOnOtherReact({ remotesDir }: OwnSite): Promise<RegisteredRemote> {
  const version = '9.9.9';
  const out = path.join(remotesDir, id, version);
  const react = { react: 'react-other', dom: 'react-dom-other' };
  await buildWebPackage({ kind: 'remote', name: id, dir: path.join(root, id), out, version, react });
  const manifest = JSON.parse(await readFile(path.join(out, 'remote.json'), 'utf8')) as RemoteManifest;
  return { ...manifest, base: `/remotes/${id}/${version}/` };
}

async function installedVersion(name: string): Promise<string> {
  const file = await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}

/** Every copy of React reports its version to the hook of the developer tools when it starts. */
async function listenForReact(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const versions: string[] = [];
    Object.assign(window, {
      reactVersions: versions,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ version }: { version: string }) => versions.push(version),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { reactVersions: string[] }).reactVersions);
}

test('the isolated remote runs with another patch version of React than the other remotes', async ({ page, site }) => {
  test.setTimeout(180_000);
  const other = await placeOnOtherReact(site);
  await site.register(other);
  const versions = await listenForReact(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await expect(async () => {
    await open(page);
    expect(scripts).toContain(`${other.base}${other.entry}`);
  }).toPass();
  expect(await versions()).toEqual([await installedVersion('react'), await installedVersion('react-other')]);

  const newsletter = new NewsletterAdminPage(page);
  await newsletter.subject.fill('Novidades');
  await expect(newsletter.send).toHaveText('Enviar a 2 314 pessoas');
  await newsletter.send.click();
  await expect(page.getByRole('alertdialog')).toContainText('Vai para 2 314 pessoas.');
  await page.keyboard.press('Escape');
  await expectRestToWork(page);
  await page.goBack();
  await expect(newsletter.subject).toHaveValue('Novidades');
});

test('the styles of the isolated remote do not leak out of its shadow root, and the theme of the page applies inside', async ({
  page,
}) => {
  const newsletter = await open(page);
  // The header's account menu appears with the session.
  await expectComplete(page);
  await settled(page);
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header *, footer *, #main')].map((element) => {
        const { display, color, fontFamily, fontSize, padding, backgroundColor } = getComputedStyle(element);
        return [element.tagName, display, color, fontFamily, fontSize, padding, backgroundColor].join(' ');
      }),
    );
  const before = await looks();
  await newsletter.host.evaluate((host) => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync('* { display: block !important; color: red !important; font: 40px serif !important; }');
    host.shadowRoot?.adoptedStyleSheets.push(hostile);
  });
  expect(await looks()).toEqual(before);
  expect(await newsletter.host.evaluate((host) => getComputedStyle(host.shadowRoot!.querySelector('h1')!).color)).toBe(
    'rgb(255, 0, 0)',
  );

  // Its rules are in its shadow root: no style sheet of the page contains the class of its heading.
  const isInPageStyles = await newsletter.host.evaluate((host) => {
    const own = host.shadowRoot!.querySelector('h1')!.classList[1]!;
    return [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes(own)));
  });
  expect(isInPageStyles).toBe(false);
  await page.reload();
  const fontOf = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await newsletter.tab('Histórico').evaluate(fontOf)).toBe(await page.locator('body').evaluate(fontOf));
});

test.describe('a crash of the isolated remote', () => {
  test.use({ expected: { problems: [/./] } });

  test('shows an error panel in its root, the rest of the page works, and a retry mounts the remote in place', async ({
    page,
  }) => {
    const newsletter = await open(page, [{ id: 1 }]);
    await newsletter.tab('Histórico').click();
    const panel = newsletter.host.getByRole('alert');
    await expect(panel).toContainText('Esta parte do site não carregou. O resto continua a funcionar.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ofertas' })).toBeVisible();
    await page.unroute(`**${listCampaigns.template}`);
    await newsletter.answer([]);
    await panel.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('heading', { name: 'Ainda não foi enviada nenhuma campanha' })).toBeVisible();
    await expectRestToWork(page);
  });
});

test('in the shadow root, the tabs are one tab stop, and a dialog traps the focus, makes the background inert, and restores the focus', async ({
  page,
}) => {
  const newsletter = await open(page);
  await page.getByRole('banner').getByRole('button').last().focus();
  await page.keyboard.press('Tab');
  await expect(newsletter.tab('Enviar campanha')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(newsletter.tab('Histórico')).toBeFocused();
  await expect(page).toHaveURL(/\?tab=history$/);
  await page.keyboard.press('ArrowLeft');
  await expect(newsletter.tab('Enviar campanha')).toBeFocused();
  await expect(newsletter.subject).toBeVisible();
  await newsletter.subject.fill('Novidades');
  await newsletter.send.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Enviar campanha' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused();
  await expect(newsletter.host.locator('[data-part="app"]')).toHaveAttribute('inert', '');
  await page.keyboard.press('Escape');
  await expect(newsletter.send).toBeFocused();
});

test.describe('without the role admin', () => {
  test.use({ expected: { problems: [/403 \(Forbidden\)/] } });

  test('the isolated remote is unavailable: no page, no entry in the registry, no API', async ({ page, site }) => {
    await signInAs(page, candidate);
    expect((await page.goto(routes.newsletterAdmin))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem acesso a esta área');
    const registry = (await (await page.request.get(`${site.url}/registry.json`)).json()) as Registry;
    expect(registry.remotes.map((remote) => remote.id)).not.toContain(id);
    const data = { subject: 'Não é minha', frequency: 'weekly' };
    const answers = await Promise.all([
      page.request.get(listCampaigns.template),
      page.request.get(expandTemplate(getCampaignAudience.template, {})),
      page.request.post(sendCampaign.template, { data }),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([403, 403, 403]);
    await signInAs(page, admin);
    const forAdmins = (await (await page.request.get(`${site.url}/registry.json`)).json()) as Registry;
    expect(forAdmins.remotes.map((remote) => remote.id)).toContain(id);
  });
});

test.describe('checked with axe', () => {
  // Axe writes a copy of the shadow root's styles into a style tag, which the page's policy refuses. The specs above, without
  // axe, fail on any inline style of the page itself.
  test.use({ expected: { problems: [/^Applying inline style/] } });

  test('each page is readable in both themes and widths', async ({ page }) => {
    await prepareAppearances(page);
    const newsletter = await open(page);
    await expectReadableInAll(page, appearancesOf.pt, 'send');
    await page.unrouteAll();
    await newsletter.open('?tab=automatic');
    await expect(page.getByRole('switch')).toHaveCount(2);
    await expectReadableInAll(page, appearancesOf.pt, 'automatic');
    await page.setViewportSize(wide);
    await newsletter.open('?tab=history');
    const sent = page.getByRole('row').filter({ hasText: 'Enviada', has: page.getByRole('link') });
    await expect(sent.first()).toBeVisible();
    await expectReadableInAll(page, appearancesOf.pt, 'history');
    await sent.first().getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Pessoas' }).getByRole('table')).toBeVisible();
    await expectReadableInAll(page, appearancesOf.pt, 'report');
  });
});
