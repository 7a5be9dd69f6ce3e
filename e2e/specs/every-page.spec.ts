import { violations } from '../fixtures/axe.ts';
import { inLanguage, publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { keysShown } from '../fixtures/text-keys.ts';

for (const { name, address, status = 200, problems = [] } of publicPages) {
  test.describe(name, () => {
    test.use({ expected: { problems } });

    for (const theme of ['light', 'dark']) {
      for (const language of ['pt', 'en']) {
        for (const width of [390, 1280]) {
          test(`${theme}, ${language}, ${width} px: whole, readable, nothing sideways`, async ({ page }) => {
            await page.setViewportSize({ width, height: 900 });
            await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme);
            const answer = await page.goto(inLanguage(await address(), language));
            expect(answer?.status()).toBe(status);
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            await page.waitForLoadState('networkidle');
            await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? /^pt/ : /^en/);
            await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
            expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
            expect(await keysShown(page)).toEqual([]);
            expect(await violations(page)).toEqual([]);
          });
        }
      }
    }
  });
}
