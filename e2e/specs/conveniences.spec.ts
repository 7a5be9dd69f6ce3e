import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { keyboard } from '../pages/inputMethods.ts';

/** Milliseconds between the pointer's arrival and the tooltip, once the whole page is hydrated. */
async function timeUntilTooltip(page: Page, button: Locator, name: string): Promise<number> {
  let start = 0;
  await expect(page.locator('[data-hydrate]')).toHaveCount(0);
  await expect(async () => {
    await page.mouse.move(2, 2);
    start = Date.now();
    await button.hover();
    // Longer than a busy machine needs: a tooltip of this attempt would shorten the time of the next one.
    await expect(page.getByRole('tooltip')).toHaveText(name, { timeout: 10_000 });
  }).toPass();
  return Date.now() - start;
}

test.describe('the tooltip of an icon button', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test('appears after 700 ms under the pointer, and disappears when it leaves', async ({ page, jobsPage }) => {
    await jobsPage.open();
    const save = page.getByRole('button', { name: /^Guardar: / }).first();
    const name = String(await save.getAttribute('aria-label'));
    expect(await timeUntilTooltip(page, save, name)).toBeGreaterThanOrEqual(700);
    // In steps: a pointer that moves towards the tooltip keeps it open.
    await page.mouse.move(20, 400, { steps: 10 });
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('appears on keyboard focus, and Escape hides it', async ({ page, jobsPage }) => {
    await jobsPage.open();
    const save = page.getByRole('button', { name: /^Guardar: / }).first();
    const name = String(await save.getAttribute('aria-label'));
    await expect(page.locator('[data-hydrate]')).toHaveCount(0);
    await jobsPage.rows.first().getByRole('link').focus();
    await keyboard.reach(save);
    await expect(tooltip(page)).toHaveText(name);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(save).toBeFocused();
  });

  test.describe('on touch', () => {
    test.use({ hasTouch: true });

    test('does not appear', async ({ page, chrome }) => {
      await chrome.open('/kit');
      await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          for (const element of document.querySelectorAll('[role=tooltip]')) seen.push(element.textContent ?? '');
        }).observe(document, { childList: true, subtree: true });
      });
      const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
      const expectTooltip = (name: string) => timeUntilTooltip(page, button(name), name);
      await expectTooltip('Remover das guardadas: Analista');
      await page.mouse.move(2, 2, { steps: 10 });
      await button('Mais áreas').tap();
      // The mouse shows a tooltip after a delay: a tooltip of the tap would have been recorded before it.
      await expectTooltip('Guardar: Analista');
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect([...new Set(seen)]).toEqual(['Remover das guardadas: Analista', 'Guardar: Analista']);
    });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`questions ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('at most one is open, by mouse and by keyboard', async ({ page }) => {
      await page.goto('/perguntas-frequentes');
      const items = page.getByRole('main').locator('details');
      const opened = page.getByRole('main').locator('details[open]');
      const question = (index: number) => items.nth(index).locator('summary');
      await expect(opened).toHaveCount(0);
      await question(0).click();
      await expect(items.nth(0).locator('p').first()).toBeVisible();
      // Also in another group of the page.
      await question(6).click();
      await expect(opened).toHaveCount(1);
      await expect(items.nth(6)).toHaveAttribute('open', '');
      await question(1).focus();
      await page.keyboard.press('Enter');
      await expect(items.nth(1)).toHaveAttribute('open', '');
      await expect(opened).toHaveCount(1);
      await page.keyboard.press('Space');
      await expect(opened).toHaveCount(0);
    });
  });
}

test('navigation to another page scrolls to its top', async ({ page, chrome }) => {
  await chrome.open('/jobs');
  await chrome.footer.scrollIntoViewIfNeeded();
  expect(await chrome.scrollTop()).toBeGreaterThan(300);
  await chrome.footer.getByRole('link', { name: 'Termos de serviço' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de serviço' })).toBeVisible();
  await expect.poll(() => chrome.scrollTop()).toBe(0);
});
