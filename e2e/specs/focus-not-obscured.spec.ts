import type { Page } from '@playwright/test';
import { candidate, signInAs, test } from '../fixtures/accounts.ts';
import { expectComplete } from '../fixtures/complete-page.ts';
import { accountPages, publicPages, type PublicPage } from '../fixtures/public-pages.ts';
import { expect } from '../fixtures/test.ts';

/** A window of 1280 × 1024 px at 400 % zoom, in CSS pixels. */
const zoomed = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };
/** Pages with a bar that stays at the bottom of a phone, beside the tab bar. */
const pagesWithBar = ['a job'];
/** More than any page has, so that a focus that never returns to the beginning ends the loop. */
const maxStops = 400;

/**
 * What the focused element is, and whether something else covers it or it is outside the window; null once the focus has
 * left the page. Points on a grid over the visible part of each of its boxes: one that is not covered is enough (WCAG 2.4.11).
 */
function focusState(page: Page): Promise<{ name: string; isHidden: boolean; isSeen: boolean } | null> {
  return page.evaluate(async () => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (focused === null || focused === document.body) return null;
    const isSeen = focused.hasAttribute('data-focus-seen');
    focused.setAttribute('data-focus-seen', '');
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const label = focused.closest('label');
    const root = focused.getRootNode() as Document | ShadowRoot;
    const isVisibleAt = (x: number, y: number) => {
      const top = root.elementFromPoint(x, y);
      return top !== null && (focused.contains(top) || label?.contains(top) === true);
    };
    const boxes = () => [focused, ...(label ? [label] : [])].flatMap((element) => [...element.getClientRects()]);
    const isVisible = () =>
      boxes().some((box) => {
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
        if (left >= right || top >= bottom) return false;
        return steps.some((x) => steps.some((y) => isVisibleAt(left + (right - left) * x, top + (bottom - top) * y)));
      });
    // The browser scrolls to the focused element with its next frame.
    const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (!isVisible()) await nextFrames();
    return { name: focused.outerHTML.slice(0, 160), isHidden: !isVisible(), isSeen };
  });
}

function keepsFocusVisible({ name, address, problems = [] }: PublicPage, viewport = zoomed) {
  test.describe(name, () => {
    test.use({ expected: { problems }, viewport });

    test(`at ${viewport.width} × ${viewport.height} px no focused element is hidden`, async ({ page }) => {
      await page.goto(await address());
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectComplete(page);
      const hidden: string[] = [];
      let stops = 0;
      for (; stops < maxStops; stops += 1) {
        await page.keyboard.press('Tab');
        const state = await focusState(page);
        if (state === null || state.isSeen) break;
        if (state.isHidden) hidden.push(state.name);
      }
      expect(stops).toBeGreaterThan(0);
      expect(stops).toBeLessThan(maxStops);
      expect(hidden).toEqual([]);
    });
  });
}

for (const page of publicPages) {
  keepsFocusVisible(page);
  if (pagesWithBar.includes(page.name)) keepsFocusVisible(page, phone);
}

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signInAs(page, candidate));
  for (const page of accountPages) keepsFocusVisible(page);
});
