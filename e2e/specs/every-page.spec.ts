import { candidate, signInAs, test } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { accountPages, inLanguage, publicPages, type PublicPage } from '../fixtures/public-pages.ts';
import { expect } from '../fixtures/test.ts';
import { keysShown } from '../fixtures/text-keys.ts';

/** A page in all its looks: both themes, both languages, on a phone and on a desk. */
function looksRight({ name, address, status = 200, problems = [] }: PublicPage) {
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

for (const page of publicPages) looksRight(page);

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signInAs(page, candidate));
  for (const page of accountPages) looksRight(page);
});
