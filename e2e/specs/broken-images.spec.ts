import { gate } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ expected: { problems: [/^Failed to load resource: net::ERR_FAILED/] } });

test('images that fail before hydration are replaced by letters and drawings', async ({ page }) => {
  const scripts = gate();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.resourceType()));
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type === 'image') return route.abort();
    if (type === 'script') await scripts.opened;
    return route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => failed.length).toBeGreaterThan(3);
  scripts.open();
  await expect(page.locator('[data-hydrate]')).toHaveCount(0);
  const broken = () =>
    [...document.querySelectorAll('main img')].filter((image) => (image as HTMLImageElement).complete).length;
  await expect.poll(() => page.evaluate(broken)).toBe(0);
});
