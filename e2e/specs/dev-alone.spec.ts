import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { serveAlone } from '../../tools/dev/alone/serve-alone.mjs';
import { freePort } from '../../tools/services/ports.mjs';
import { cacheDir, root } from '../../tools/webpack/workspace.mjs';
import { runCommand } from '../fixtures/start-command.ts';
import { expect, test } from '../fixtures/test.ts';

// A socket to the development server is open from the first to the last page.
test.describe.configure({ mode: 'serial' });

const counter = (label: string) => `import { useState } from 'react';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount((one) => one + 1)}>${label} {count}</button>;
}
`;

const app = (title: string) => `import { createRemote } from 'platform';
import { Counter } from './Counter';
import { remote } from './remote';

export function SampleApp() {
  return <><h1>${title}</h1><Counter /></>;
}

export default createRemote(remote, SampleApp);
`;

const standalone = `import type { Standalone } from 'platform/testing';

export const standalone: Standalone = { pages: ['/sample/1'], answers: [] };
`;

/** A copy of the sample remote, inside the repository, where its imports are resolved. */
async function copySample(): Promise<string> {
  await mkdir(cacheDir, { recursive: true });
  const dir = path.join(await mkdtemp(path.join(cacheDir, 'alone-')), 'mfe-sample');
  await cp(path.join(root, 'tools/webpack/fixtures/mfe-sample'), dir, { recursive: true });
  await mkdir(path.join(dir, 'src/testing'));
  await writeFile(path.join(dir, 'src/app.tsx'), app('Sample'));
  await writeFile(path.join(dir, 'src/Counter.tsx'), counter('Count'));
  await writeFile(path.join(dir, 'src/testing/standalone.ts'), standalone);
  return dir;
}

/** Milliseconds from the saved file until the page shows the change. */
async function saveAndSee(page: Page, file: string, text: string, shown: string): Promise<number> {
  const began = performance.now();
  await writeFile(file, text);
  await page.getByText(shown).waitFor();
  return performance.now() - began;
}

test.describe('a remote without the shell', () => {
  test.use({ expected: { problems: [/./] } });

  test('keeps its state while its source changes, and shows errors', async ({ page }) => {
    const dir = await copySample();
    const server = await serveAlone({ dir, port: await freePort(), log: () => {} });
    try {
      await page.goto(new URL('/sample/1', server.url).href);
      await page.getByRole('button', { name: 'Count 0' }).click();
      const durations = [await saveAndSee(page, path.join(dir, 'src/Counter.tsx'), counter('Sum'), 'Sum 1')];
      await test.step('a file that also exports the remote', async () => {
        durations.push(await saveAndSee(page, path.join(dir, 'src/app.tsx'), app('Changed'), 'Changed'));
        await expect(page.getByRole('button', { name: 'Sum 1' })).toBeVisible();
      });
      test
        .info()
        .annotations.push({ type: 'ms from save to screen', description: durations.map(Math.round).join(', ') });
      await test.step('a compile error, then its correction', async () => {
        const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
        await writeFile(path.join(dir, 'src/Counter.tsx'), 'export const Counter = () => <p>');
        await expect(overlay.getByText('Counter.tsx').first()).toBeVisible();
        await saveAndSee(page, path.join(dir, 'src/Counter.tsx'), counter('Total'), 'Total 1');
        await expect(overlay.locator('body')).toHaveCount(0);
      });
      await test.step('an error of a component, then its correction', async () => {
        const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
        await writeFile(
          path.join(dir, 'src/Counter.tsx'),
          "export function Counter() { throw new Error('no count'); }",
        );
        await expect(overlay.getByText('no count').first()).toBeVisible();
        await saveAndSee(page, path.join(dir, 'src/Counter.tsx'), counter('Last'), 'Last');
        await expect(overlay.locator('body')).toHaveCount(0);
      });
      await test.step('a request without an answer', async () => {
        await page.evaluate(() => fetch('/api/proxy/companies/1/figures').catch(() => {}));
        await expect(page.getByRole('alert')).toContainText('add answer(getCompanyFigures, …)');
      });
    } finally {
      await server.stop();
      await rm(path.dirname(dir), { recursive: true, force: true });
    }
  });
});

test('npm run dev -- --alone serves a remote with a toolbar, without any other process', async ({ page }) => {
  const port = await freePort();
  const run = runCommand('dev.mjs', ['--alone', 'mfe-companies'], { PORT: String(port) });
  try {
    await expect.poll(run.output).toContain(`mfe-companies alone: http://localhost:${port}/__dev/`);
    await page.goto(`http://localhost:${port}/`);
    const remote = page.frameLocator('#frame');
    await expect(remote.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
    await page.getByLabel('Language').selectOption('en');
    await expect(remote.getByRole('heading', { level: 1, name: 'Who is hiring' })).toBeVisible();
    await page.getByLabel('Theme').selectOption('dark');
    await expect(remote.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByLabel('Width').selectOption('390');
    expect(await remote.locator('html').evaluate(() => window.innerWidth)).toBe(390);
    await page.getByRole('link', { name: '/companies/vela-digital-3' }).click();
    await expect(remote.getByRole('heading', { level: 1, name: 'Vela Digital' })).toBeVisible();
    await expect(remote.getByRole('alert')).toHaveCount(0);
  } finally {
    // The client of an open page reports the end of its connection.
    await page.goto('about:blank');
    run.process.kill('SIGINT');
  }
  expect(await run.ended).toBe(0);
});
