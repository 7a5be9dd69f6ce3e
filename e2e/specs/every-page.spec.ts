import type { Page } from '@playwright/test';
import { admin, candidate, signInAs, test } from '../fixtures/accounts.ts';
import {
  appearancesOf,
  expectReadableInAll,
  phone,
  prepareAppearances,
  show,
  wide,
  type Appearances,
  type Language,
  type Size,
} from '../fixtures/appearances.ts';
import { expectComplete, settled } from '../fixtures/complete-page.ts';
import { hiddenFocusStops, type FocusPart } from '../fixtures/focus-stops.ts';
import { accountPages, adminPages, inLanguage, publicPages, type PublicPage } from '../fixtures/public-pages.ts';
import { expect } from '../fixtures/test.ts';

/** A window of 1280 × 1024 px at 400 % zoom, in CSS pixels. */
const zoomed = { width: 320, height: 256 };

/** Loads a page in a language, without a layout shift, and shows it in all appearances of this language. */
async function walk(
  page: Page,
  { name, address, status = 200 }: PublicPage,
  language: Language,
  shifts: () => Promise<string[]>,
): Promise<void> {
  const appearances: Appearances = appearancesOf[language];
  await show(page, appearances[0]);
  const answer = await page.goto(inLanguage(await address(), language));
  expect.soft(answer?.status(), name).toBe(status);
  await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
  await expectComplete(page);
  expect.soft(await shifts(), `${name}: layout shifts`).toEqual([]);
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language === 'pt' ? /^pt/ : /^en/);
  await expectReadableInAll(page, appearances, name, language);
}

async function expectFocusVisible(page: Page, size: Size, name: string, part: FocusPart): Promise<void> {
  await page.setViewportSize(size);
  await settled(page);
  expect.soft(await hiddenFocusStops(page, part), `${name}: hidden focus at ${size.width} px`).toEqual([]);
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
      const shifts = await prepareAppearances(page);
      for (const one of group) {
        expected.problems = one.problems ?? [];
        await test.step(one.name, async () => {
          await walk(page, one, 'pt', shifts);
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
      const shifts = await prepareAppearances(page);
      for (const one of group) {
        expected.problems = one.problems ?? [];
        await test.step(one.name, () => walk(page, one, 'en', shifts));
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

test.describe('as an admin', () => {
  test.beforeEach(({ page }) => signInAs(page, admin));
  testAppearances(adminPages);
});
