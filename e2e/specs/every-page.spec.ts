import type { Page } from '@playwright/test';
import { candidate, signInAs, test } from '../fixtures/accounts.ts';
import { violations, type AxeRules } from '../fixtures/axe.ts';
import { expectComplete } from '../fixtures/complete-page.ts';
import { markupProblems } from '../fixtures/markup.ts';
import { accountPages, inLanguage, publicPages, type PublicPage } from '../fixtures/public-pages.ts';
import { expect } from '../fixtures/test.ts';
import { keysShown } from '../fixtures/text-keys.ts';

interface Appearance {
  theme: 'light' | 'dark';
  width: number;
  rules: AxeRules;
}

/**
 * A page is loaded in the first appearance of its language and changes to the others in place. The second theme changes colors only,
 * which do not depend on the language.
 */
const languages: readonly { language: string; appearances: readonly [Appearance, ...Appearance[]] }[] = [
  {
    language: 'pt',
    appearances: [
      { theme: 'light', width: 390, rules: 'all' },
      { theme: 'light', width: 1280, rules: 'all' },
      { theme: 'dark', width: 1280, rules: 'colors' },
      { theme: 'dark', width: 390, rules: 'colors' },
    ],
  },
  {
    language: 'en',
    appearances: [
      { theme: 'dark', width: 1280, rules: 'all' },
      { theme: 'light', width: 390, rules: 'all' },
    ],
  },
];

/** The page follows the system's theme, which it therefore changes in place. */
async function show(page: Page, { theme, width }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme });
}

/** Waits for the animations of colors and sizes. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

async function expectReadable(page: Page, { theme, rules }: Appearance): Promise<void> {
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  expect(await keysShown(page)).toEqual([]);
  expect(await violations(page, rules)).toEqual([]);
}

/** A page in both languages, both themes and both widths. */
function testAppearances({ name, address, status = 200, problems = [] }: PublicPage) {
  test.describe(name, () => {
    test.use({ expected: { problems } });

    for (const {
      language,
      appearances: [first, ...others],
    } of languages) {
      test(`${language}: is complete, readable and not wider than the window in both themes and widths`, async ({
        page,
      }) => {
        await page.addInitScript(() => localStorage.setItem('ui-theme', 'system'));
        await show(page, first);
        const answer = await page.goto(inLanguage(await address(), language));
        expect(answer?.status()).toBe(status);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expectComplete(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? /^pt/ : /^en/);
        await test.step(`${first.theme}, ${first.width} px`, () => expectReadable(page, first));
        expect(await markupProblems(await page.content())).toEqual([]);
        for (const appearance of others) {
          await test.step(`${appearance.theme}, ${appearance.width} px`, async () => {
            await show(page, appearance);
            await expectReadable(page, appearance);
          });
        }
      });
    }
  });
}

for (const page of publicPages) testAppearances(page);

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signInAs(page, candidate));
  for (const page of accountPages) testAppearances(page);
});
