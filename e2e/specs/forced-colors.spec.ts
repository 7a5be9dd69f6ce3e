import type { Locator, Page } from '@playwright/test';
import { routes } from 'shared-contracts';
import { expect, test } from '../fixtures/test.ts';

const fieldsOf = (page: Page) =>
  page.getByRole('search').locator('input:not([type=hidden]), select').filter({ visible: true });

/** Whether the field, or an element around it alone, has a border on all four sides or an outline. */
function hasBorder(field: Locator): Promise<boolean> {
  return field.evaluate((control) => {
    const isDrawn = (style: string, width: string) => style !== 'none' && style !== 'hidden' && parseFloat(width) > 0;
    const isFramed = (element: Element) => {
      const style = getComputedStyle(element);
      const sides = ['top', 'right', 'bottom', 'left'].map((side) =>
        isDrawn(style.getPropertyValue(`border-${side}-style`), style.getPropertyValue(`border-${side}-width`)),
      );
      return sides.every(Boolean) || isDrawn(style.outlineStyle, style.outlineWidth);
    };
    const isAlone = (element: Element) =>
      element.querySelectorAll('input:not([type=hidden]), select, button').length <= 1 && !element.matches('form');
    for (let element: Element | null = control; element !== null && isAlone(element); element = element.parentElement) {
      if (isFramed(element)) return true;
    }
    return false;
  });
}

test('every search field has a visible border in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // On phones the fields of /jobs open from one line.
  const summary = page.getByRole('button', { name: /^Mudar a pesquisa/ });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(routes.jobs);
  expect(await hasBorder(summary)).toBe(true);
  for (const address of [routes.home, routes.jobs, routes.companies]) {
    await page.goto(address);
    await page.setViewportSize({ width: 390, height: 900 });
    await summary.or(fieldsOf(page)).first().click();
    await expect(fieldsOf(page).first()).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const fields = await fieldsOf(page).all();
      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) {
        const name = (await field.getAttribute('name')) ?? '';
        expect.soft(await hasBorder(field), `${address}: ${name} at ${width} px`).toBe(true);
      }
    }
  }
});
