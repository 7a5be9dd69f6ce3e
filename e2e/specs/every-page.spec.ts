import type { Page } from '@playwright/test';
import { candidate, signInAs, test } from '../fixtures/accounts.ts';
import { installAxe, violations, type AxeRules } from '../fixtures/axe.ts';
import { expectComplete, settled } from '../fixtures/complete-page.ts';
import { hiddenFocusStops, type FocusPart } from '../fixtures/focus-stops.ts';
import { markupProblems } from '../fixtures/markup.ts';
import { accountPages, inLanguage, publicPages, type PublicPage } from '../fixtures/public-pages.ts';
import { expect } from '../fixtures/test.ts';
import { keysShown } from '../fixtures/text-keys.ts';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };
/** A window of 1280 × 1024 px at 400 % zoom, in CSS pixels. */
const zoomed = { width: 320, height: 256 };

interface Appearance {
  theme: 'light' | 'dark';
  size: { width: number; height: number };
  /** In every appearance the page must fit the window and show no text keys. */
  rules: AxeRules | 'none';
}

/**
 * A page is loaded in the first appearance of its language and changes to the others in place. Each combination of theme and width
 * occurs once for colors, which do not depend on the language. Each language and each width occurs once for the structure, which
 * does not depend on the theme.
 */
const appearancesOf = {
  pt: [
    { theme: 'light', size: phone, rules: 'all' },
    { theme: 'light', size: wide, rules: 'colors' },
    { theme: 'dark', size: phone, rules: 'colors' },
  ],
  en: [
    { theme: 'dark', size: wide, rules: 'all' },
    { theme: 'light', size: phone, rules: 'none' },
  ],
} as const satisfies Record<string, readonly [Appearance, ...Appearance[]]>;

type Language = keyof typeof appearancesOf;

async function show(page: Page, { theme, size }: Appearance): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
}

async function expectReadable(page: Page, { theme, size, rules }: Appearance, name: string): Promise<void> {
  const where = `${name}, ${theme}, ${size.width} px`;
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
  await expect.soft(page.locator('html'), where).toHaveAttribute('data-theme', theme);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(excess, `${where}: wider than the window`).toBe(0);
  expect.soft(await keysShown(page), where).toEqual([]);
  if (rules !== 'none') expect.soft(await violations(page, rules), where).toEqual([]);
}

/** Loads a page in a language and shows it in all appearances of this language. */
async function walk(page: Page, { name, address, status = 200 }: PublicPage, language: Language): Promise<void> {
  const [first, ...others]: readonly [Appearance, ...Appearance[]] = appearancesOf[language];
  await show(page, first);
  const answer = await page.goto(inLanguage(await address(), language));
  expect.soft(answer?.status(), name).toBe(status);
  await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
  await expectComplete(page);
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language === 'pt' ? /^pt/ : /^en/);
  await expectReadable(page, first, name);
  // Both languages have the same elements.
  if (language === 'pt') expect.soft(await markupProblems(await page.content()), name).toEqual([]);
  for (const appearance of others) {
    await show(page, appearance);
    await expectReadable(page, appearance, name);
  }
}

async function expectFocusVisible(page: Page, size: Appearance['size'], name: string, part: FocusPart): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  expect.soft(await hiddenFocusStops(page, part), `${name}: hidden focus at ${size.width} px`).toEqual([]);
}

/** The page follows the system's theme, which a test changes in place. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'system'));
  await installAxe(page);
}

/** Pages that one test loads one after another in the same browser context. */
const pagesPerTest = 5;

function testAppearances(pages: readonly PublicPage[]) {
  // The others have the same header and footer, and nothing that could cover them.
  const withChrome = pages.find(({ isBare }) => isBare !== true);
  const partOf = (one: PublicPage): FocusPart =>
    one === withChrome || one.isBare === true || one.hasBottomBar === true ? 'page' : 'main';

  for (let from = 0; from < pages.length; from += pagesPerTest) {
    const group = pages.slice(from, from + pagesPerTest);
    const names = group.map(({ name }) => name).join(', ');

    test(`pt: complete and readable in both themes and widths, with the footer and visible focus: ${names}`, async ({
      page,
      chrome,
      expected,
    }) => {
      await prepare(page);
      for (const one of group) {
        expected.problems = one.problems ?? [];
        await test.step(one.name, async () => {
          await walk(page, one, 'pt');
          if (one.isBare === true) await chrome.expectBare();
          else await chrome.expectFooter();
          if (one.hasBottomBar === true) await expectFocusVisible(page, phone, one.name, 'page');
          await expectFocusVisible(page, zoomed, one.name, partOf(one));
          // The header has no links on small screens.
          await page.setViewportSize(wide);
          if (one.isBare !== true) await chrome.expectCurrentArea();
        });
      }
    });

    test(`en: complete and readable in both themes and widths: ${names}`, async ({ page, expected }) => {
      await prepare(page);
      for (const one of group) {
        expected.problems = one.problems ?? [];
        await test.step(one.name, () => walk(page, one, 'en'));
      }
    });
  }
}

test.describe.configure({ timeout: 300_000 });

testAppearances(publicPages);

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signInAs(page, candidate));
  testAppearances(accountPages);
});
