import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { anyJob } from '../fixtures/catalogue.ts';
import { expectComplete } from '../fixtures/complete-page.ts';
import { gate } from '../fixtures/gate.ts';
import { differingPixels, redrawnPixels } from '../fixtures/pixels.ts';
import { expect, test } from '../fixtures/test.ts';

const pictures = /^\/api\/(?:company-logos|blog-pictures)\//;

/** Addresses of the requests that a page sent to the API, except pictures. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pictures.test(pathname)) calls.push(pathname);
  });
  return calls;
}

/** Hydration does not depend on theme and width together: each of them is loaded once. */
const looks = [
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 1280 },
] as const;

for (const route of ['/jobs', 'job', '/home', '/companies', '/']) {
  test(`${route}: hydration changes no pixel and sends no request`, async ({ page, context }, testInfo) => {
    const calls = apiCalls(page);
    let scripts = gate();
    await page.route('**/*.js', async (request) => {
      await scripts.opened;
      await request.continue();
    });
    const address = route === 'job' ? `/jobs/${(await anyJob()).slug}` : route;
    for (const { theme, width } of looks) {
      scripts = gate();
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // `fonts.ready` is resolved before the first font is requested.
      await page.waitForFunction(() => {
        const fonts = [...document.fonts].map(({ status }) => status);
        return fonts.includes('loaded') && !fonts.includes('loading');
      });
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
      );
      const before = await page.screenshot({ animations: 'disabled' });
      scripts.open();
      await expectComplete(page);
      const after = await page.screenshot({ animations: 'disabled' });
      const differing = await differingPixels(context, before, after);
      if (differing > redrawnPixels) {
        await writeFile(testInfo.outputPath(`before-${theme}-${width}.png`), before);
        await writeFile(testInfo.outputPath(`after-${theme}-${width}.png`), after);
      }
      expect.soft(differing, `${theme}, ${width} px`).toBeLessThanOrEqual(redrawnPixels);
      expect.soft(calls.filter((call) => call !== '/api/session')).toEqual([]);
    }
  });
}

test('input before hydration is kept', async ({ page, jobsPage }) => {
  const scripts = gate();
  await page.route('**/*.js', async (request) => {
    await scripts.opened;
    await request.continue();
  });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await jobsPage.keyword.fill('designer');
  scripts.open();
  await jobsPage.ready();
  await expect(jobsPage.keyword).toHaveValue('designer');
  await jobsPage.submit.click();
  await expect(page).toHaveURL(/keyword=designer/);
});
