import { applyHref, jobHref } from 'shared-contracts';
import { violations } from '../fixtures/axe.ts';
import { anyJob } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

/** Every route that exists; a job's addresses are looked up. The steps of an application are in `apply.spec.ts`. */
const routes = [
  '/',
  '/home',
  '/jobs',
  '/jobs?type=nonsense',
  'job',
  'apply',
  '/applications/nonsense',
  '/companies',
  '/auth',
  '/kit',
  '/nao-existe',
];

async function addressOf(route: string): Promise<string> {
  if (route === 'job') return jobHref(await anyJob());
  return route === 'apply' ? applyHref(await anyJob()) : route;
}

test.use({ expected: { problems: [/404/] } });

for (const route of routes) {
  for (const theme of ['light', 'dark']) {
    for (const width of [390, 1280]) {
      test(`axe finds nothing on ${route}, ${theme}, ${width} px, both languages`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme);
        const address = await addressOf(route);
        for (const language of ['pt', 'en']) {
          await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${language}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await violations(page)).toEqual([]);
        }
      });
    }
  }
}
