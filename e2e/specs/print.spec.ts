import { jobHref, routes } from 'shared-contracts';
import { anyJob } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

/** A4 without margins, in CSS pixels. */
test.use({ viewport: { width: 794, height: 1123 } });

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('ui-theme', 'dark')));

const background = () => getComputedStyle(document.documentElement).getPropertyValue('--color-surface').trim();

test('a job is printed as its text, light, without what leads elsewhere', async ({ page, chrome, jobPage }) => {
  await page.goto(jobHref(await anyJob()));
  await expect(jobPage.heading).toBeVisible();
  expect(await page.evaluate(background)).not.toBe('#ffffff');
  await page.emulateMedia({ media: 'print' });
  await expect(jobPage.heading).toBeVisible();
  await expect(
    page
      .getByText(/ilíquido|Vencimento não indicado/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expect(chrome.banner).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('group', { name: 'Candidatura' })).toBeHidden();
  expect(await page.evaluate(background)).toBe('#ffffff');
});

test('the privacy policy is printed without header, footer and tab bar', async ({ page, chrome }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await page.goto(routes.privacy);
  await expect(chrome.tabBar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(chrome.banner).toBeHidden();
  await expect(chrome.tabBar).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
