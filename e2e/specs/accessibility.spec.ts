import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { anyJob } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

/** Evaluated, not inserted: the page's policy rightly refuses a script of ours. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every route that exists; a job's address is looked up. */
const routes = ['/', '/home', '/jobs', '/jobs?type=nonsense', 'job', '/companies', '/auth', '/kit', '/nao-existe'];

test.use({ expected: { problems: [/404/] } });

for (const route of routes) {
  for (const theme of ['light', 'dark']) {
    for (const width of [390, 1280]) {
      test(`axe finds nothing on ${route}, ${theme}, ${width} px, both languages`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript((value) => localStorage.setItem('ui-theme', value), theme);
        const address = route === 'job' ? `/jobs/${(await anyJob()).slug}` : route;
        for (const language of ['pt', 'en']) {
          await page.goto(`${address}${address.includes('?') ? '&' : '?'}lng=${language}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await page.evaluate(axe);
          expect(await violations(page)).toEqual([]);
        }
      });
    }
  }
}

interface AxeResult {
  violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}

async function violations(page: Page): Promise<string[]> {
  const result = await page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: { run(options: object): Promise<AxeResult> } };
    return runner.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
  });
  return result.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
