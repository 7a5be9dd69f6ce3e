import type { Page } from '@playwright/test';
import { anyJob } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

/** Bytes of a document without compression, with the demo's data. */
const limits = { '/home': 151_000, '/jobs': 136_000, job: 98_000, '/companies': 155_000 };

test('documents are not larger than their budgets', async ({ request }) => {
  const { slug } = await anyJob();
  for (const [page, limit] of Object.entries(limits)) {
    const answer = await request.get(page === 'job' ? `/jobs/${slug}` : page);
    expect(answer.status(), page).toBe(200);
    const html = await answer.text();
    expect(Buffer.byteLength(html), `${page}: ${partsOf(html)}`).toBeLessThan(limit);
  }
});

/** Bytes by part of a document, for the message of a failure. */
function partsOf(html: string): string {
  const bytes = (start: string, end: string) =>
    html
      .split(start)
      .slice(1)
      .reduce((sum, text) => sum + Buffer.byteLength(text.split(end, 1)[0]!), 0);
  return [
    `styles ${bytes('<style', '</style>')}`,
    `drawings ${bytes('<svg', '</svg>')}`,
    `registry ${bytes('id="registry"', '</script>')}`,
    `data ${bytes('id="data"', '</script>')}`,
  ].join(', ');
}

/** Bytes of a first view at 390 px, as transferred, until the page is idle. */
const transferred = { '/home': { font: 25_000, picture: 60_000 }, '/jobs': { font: 25_000, picture: 10_000 } };

for (const [address, budget] of Object.entries(transferred)) {
  test(`fonts and pictures of a first view of ${address} are not larger than their budgets`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address, { waitUntil: 'networkidle' });
    const found = await bytesByType(page);
    for (const [type, limit] of Object.entries(budget)) {
      expect(found[type], type).toBeGreaterThan(0);
      expect(found[type], type).toBeLessThan(limit);
    }
  });
}

const bytesByType = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const sums: Record<string, number> = { document: 0, script: 0, font: 0, picture: 0, other: 0 };
    for (const entry of [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]) {
      const { name, entryType, initiatorType, transferSize } = entry as PerformanceResourceTiming;
      const { pathname } = new URL(name);
      const byName = { js: 'script', woff2: 'font' }[pathname.split('.').at(-1)!] ?? 'other';
      const type = entryType === 'navigation' ? 'document' : byName;
      sums[initiatorType === 'img' ? 'picture' : type]! += transferSize;
    }
    return sums;
  });
