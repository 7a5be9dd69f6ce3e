import type { Browser, Page } from '@playwright/test';
import { test } from '../fixtures/team.ts';
import { expect } from '../fixtures/test.ts';
import {
  collectReports,
  groupsOf,
  openAs,
  reportingPart,
  reportOf,
  sendAs,
  setVisitor,
  untilReporting,
  versionFor,
  type SentReport,
} from '../fixtures/visitors.ts';

test.describe.configure({ timeout: 600_000 });

const id = 'mfe-guides';
const route = '/guias';
/** Limit of the time from the evidence against a canary to its end. */
const flipBackMs = 30_000;
/** Milliseconds after which the API counts reports about a new version (docs/operations.md). */
const knownAfterMs = 5_000;
/** Views of a group before a canary can fail (ADR 51). */
const viewsToFail = 30;
/** Page views of each group that are made by browsers before the last one; other visitors send their reports again. */
const browsers = 3;

const texts = {
  first: 'As empresas com mais ofertas de emprego em aberto.',
  fixed: 'As empresas que contratam, e o que fazem.',
};
const listPage = 'src/features/list/ListPage.tsx';
/** Fails in browsers with an address without this parameter, and not on the server. */
const defect =
  "  const sector = typeof window === 'undefined' ? '' : new URLSearchParams(window.location.search).get('sector')!.trim();\n";

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1, name: 'Guias' });
const companies = (page: Page) => main(page).getByRole('heading', { level: 2 });
const panel = (page: Page) => main(page).getByRole('alert');
const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Guias' });

/** Leaves the page as a visitor does: its view is reported then. */
async function leave(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Ofertas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de emprego' })).toBeVisible();
}

/** A visitor opens the page and gets the version with this text, without an error. */
async function expectSound(page: Page, text: string) {
  await page.goto(route);
  await expect(main(page).getByText(text)).toBeVisible();
  await expect(companies(page).first()).toBeVisible();
  await untilReporting(page);
  await expect(panel(page)).toHaveCount(0);
}

/** A visitor of the failing canary reads the content of the server below the panel. */
async function openFailing(browser: Browser, address: string): Promise<{ page: Page; reports: SentReport[] }> {
  const page = await openAs(browser, address);
  const reports = collectReports(page);
  await page.goto(route);
  await expect(panel(page)).toContainText('O conteúdo continua legível');
  await expect(panel(page)).toContainText('TP-502');
  await expect(heading(page)).toBeVisible();
  await expect(main(page).getByText(texts.first)).toBeVisible();
  await expect(companies(page).first()).toBeVisible();
  await reportOf(reports, id, 'render');
  return { page, reports };
}

/** Ends a page view. Returns the reports about it. */
async function endView({ page, reports }: { page: Page; reports: SentReport[] }): Promise<SentReport[]> {
  await leave(page);
  await reportOf(reports, id, 'view');
  await page.context().close();
  return reports;
}

async function soundView(browser: Browser, address: string): Promise<SentReport[]> {
  const page = await openAs(browser, address);
  const reports = collectReports(page);
  await expectSound(page, texts.first);
  return endView({ page, reports });
}

const failingView = async (browser: Browser, address: string) => endView(await openFailing(browser, address));

test('a remote of its own repository: preview link, canary that fails and is taken back, fix, promotion, rollback', async ({
  browser,
  page,
  product: { url },
  team,
}) => {
  const built = { first: '', failing: '', fixed: '' };

  await test.step('a preview link shows the uploaded version in one browser', async () => {
    const output = await team.onSite('deploy', '--preview', '--pull-request', '12');
    built.first = /^mfe-guides (\S+), \d+ KB/m.exec(output)?.[1] ?? '';
    const developer = await openAs(browser, '198.51.100.1');
    await developer.goto(/^Preview: (\S+)$/m.exec(output)?.[1] ?? '');
    await expect(heading(developer)).toBeVisible();
    await expect(companies(developer).first()).toBeVisible();
    await expect(link(developer)).toBeVisible();
    const badge = developer.getByRole('complementary', { name: 'Preview' });
    await expect(badge).toContainText(built.first);
    await expect(badge).toContainText('#12');

    const visitor = await openAs(browser, '198.51.100.2');
    expect((await visitor.goto(route))?.status()).toBe(404);
    await expect(visitor.getByRole('banner').getByRole('link', { name: 'Ofertas' })).toBeVisible();
    await expect(link(visitor)).toHaveCount(0);
    await visitor.context().close();

    await badge.getByRole('button', { name: 'Reset' }).click();
    await expect(link(developer)).toHaveCount(0);
    await expect(badge).toHaveCount(0);
    expect((await developer.goto(route))?.status()).toBe(404);
    await developer.context().close();
  });

  await test.step('the first version is live', async () => {
    expect(await team.onSite('deploy', '--why', 'First version')).toContain(`${built.first} is live`);
    await expect.poll(async () => (await page.request.get(route)).status()).toBe(200);
    await expectSound(page, texts.first);
  });

  await test.step('a version with a defect is the canary of half of the visitors', async () => {
    await team.edit(listPage, (code) =>
      code.replace('  usePageMeta', `${defect}  usePageMeta`).replace('<h1>', '<h1 data-sector={sector}>'),
    );
    built.failing = await team.build();
    const output = await team.onSite('deploy', '--canary', '50', '--why', 'Sectors');
    expect(output).toContain(`canary ${built.failing} for 50 % of all visitors`);
  });

  const last =
    await test.step('visitors of the canary read the content of the server; too few views to judge it', async () => {
      const { since } = (await team.remote()).canary!;
      const measuredFrom = Math.max(Date.parse(since), Date.now() + knownAfterMs);
      await expect.poll(async () => (await groupsOf(url, id)).canary.length).toBeGreaterThanOrEqual(viewsToFail);
      const { canary, control } = await groupsOf(url, id);
      await expect.poll(() => Date.now(), { timeout: 90_000 }).toBeGreaterThan(measuredFrom);

      const [failing, sound] = await Promise.all([
        Promise.all(canary.slice(0, browsers).map((address) => failingView(browser, address))),
        Promise.all(control.slice(0, browsers).map((address) => soundView(browser, address))),
      ]);
      for (const address of canary.slice(browsers, viewsToFail - 1)) await sendAs(url, address, failing[0]!);
      for (const address of control.slice(browsers, viewsToFail - 1)) await sendAs(url, address, sound[0]!);
      const verdict = async () => (await team.remote()).canary?.verdict;
      const views = { canary: viewsToFail - 1, control: viewsToFail - 1 };
      await expect.poll(async () => (await verdict())?.views).toEqual(views);
      expect(await verdict()).toMatchObject({ state: 'too-few-views', reasons: [] });
      return canary[viewsToFail - 1]!;
    });

  await test.step('one view more completes the evidence: the platform takes the canary back by itself', async () => {
    const { page: open, reports } = await openFailing(browser, last);
    const { at } = await reportOf(reports, id, 'render');
    const version = async () => (await versionFor(url, id, last))?.version;
    await expect.poll(version, { intervals: [100], timeout: 120_000 }).toBe(built.first);
    const servedAfter = Date.now() - at;
    const flip = (await team.flips()).at(-1);
    expect(flip).toMatchObject({ action: 'abort', from: built.failing, to: built.first, by: 'platform' });
    expect(flip).toMatchObject({ why: 'The canary failed: 100.0 points more views with errors' });
    expect(flip).toMatchObject({ evidence: { reasons: ['errorRate'], views: { canary: viewsToFail } } });
    const flippedAfter = Date.parse(flip!.at) - at;
    const seconds = [flippedAfter, servedAfter].map((ms) => (ms / 1000).toFixed(1));
    const measured = `${seconds[0]} s until the flip, ${seconds[1]} s until the site served stable`;
    process.stdout.write(`Time from the evidence: ${measured}\n`);
    test.info().annotations.push({ type: 'time from the evidence', description: measured });
    expect(Math.max(flippedAfter, servedAfter), measured).toBeLessThanOrEqual(flipBackMs);

    await expectSound(open, texts.first);
    await open.context().close();
    expect(await team.onSite('status')).toContain(`taken back  ${built.failing}`);
    await expect(team.onSite('deploy', '--canary', '50')).rejects.toThrow(
      `${built.failing} was taken back automatically`,
    );
  });

  await test.step('the fixed version is promoted: an open page moves to it at its next navigation, without a reload', async () => {
    await team.edit(listPage, (code) => code.replace(defect, '').replace('<h1 data-sector={sector}>', '<h1>'));
    await team.edit('src/i18n/pt.json', (json) => json.replace(`"text": "${texts.first}"`, `"text": "${texts.fixed}"`));
    built.fixed = await team.build();
    await team.onSite('deploy', '--canary', '50', '--why', 'Fix');
    await expect.poll(async () => (await groupsOf(url, id)).canary.length).toBeGreaterThan(0);
    const { canary, control } = await groupsOf(url, id);
    const visitor = await openAs(browser, canary[0]!);
    await expectSound(visitor, texts.fixed);
    await visitor.context().close();

    await setVisitor(page, control[0]!);
    await page.clock.install();
    // The clock also replaces `performance`, by which `untilReporting` would know it.
    const reporting = page.waitForResponse((answer) => answer.url().includes(reportingPart));
    await page.goto(route);
    await expect(main(page).getByText(texts.first)).toBeVisible();
    await reporting;
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await leave(page);
    expect(await team.onSite('promote')).toContain(`${built.fixed} is live for all visitors`);
    await expect.poll(async () => (await versionFor(url, id, control[0]!))?.version).toBe(built.fixed);
    await page.clock.fastForward('01:01');
    const checked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/registry.json');
    await link(page).hover();
    await checked;
    await link(page).click();
    await expect(main(page).getByText(texts.fixed)).toBeVisible();
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
  });

  await test.step('a rollback serves the previous version', async () => {
    const output = await team.onSite('rollback', '--why', 'The new text is not approved');
    expect(output).toContain(`${built.first} is live for all visitors`);
    const visitor = await openAs(browser, last);
    await expect.poll(async () => (await versionFor(url, id, last))?.version).toBe(built.first);
    await expectSound(visitor, texts.first);
    await visitor.context().close();
    const actions = (await team.flips()).map(({ action, by }) => `${action} by ${by}`);
    const expected = [
      'use by ci',
      'canary by ci',
      'abort by platform',
      'canary by ci',
      'promote by ci',
      'rollback by ci',
    ];
    expect(actions).toEqual(expected);
  });
});
