import { cp, mkdir, mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { getCompany, listCompanies, type Registry } from 'shared-contracts';
import { serveAgainst } from '../../tools/dev/against/serve-against.mjs';
import { recordAnswers } from '../../tools/dev/alone/record.mjs';
import { freePort } from '../../tools/services/ports.mjs';
import { cacheDir, root } from '../../tools/webpack/workspace.mjs';
import { candidate, test as base } from '../fixtures/accounts.ts';
import { runCommand } from '../fixtures/start-command.ts';
import { expect } from '../fixtures/test.ts';
import { AuthPage } from '../pages/AuthPage.ts';

interface RecordedAnswers {
  pages: string[];
  answers: { template: string; body: unknown }[];
}

// In one worker: a build of the remote reloads the pages of all tests.
base.describe.configure({ mode: 'default' });

/** `npm run dev -- --against <site> --only mfe-companies`, in front of the shared product. */
const test = base.extend<object, { against: string }>({
  against: [
    async ({}, use) => {
      const site = process.env['SITE_URL'] ?? '';
      const dirs = [path.join(root, 'mfe-companies')];
      const running = await serveAgainst({ site, dirs, port: await freePort(), log: () => {} });
      await use(running.url);
      await running.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ against }, use) => use(against),
});

test('a site behind the local proxy loads one remote from here, the others from the site, and signs in', async ({
  page,
  baseURL,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/remoteEntry.js')) loaded.push(new URL(request.url()).pathname);
  });
  await test.step('the local remote, without the content of the replaced version', async () => {
    const written = await (await page.request.get('/companies', { headers: { accept: 'text/html' } })).text();
    expect(written).toMatch(/<div id="remote-mfe-companies" ?><\/div>/);
    await page.goto('/companies');
    await expect(page.getByRole('heading', { level: 1, name: 'Quem está a contratar' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByText(/^Local: mfe-companies \S+-dev$/)).toBeVisible();
    // A failed attempt is repeated.
    expect([...new Set(loaded)]).toEqual([
      expect.stringMatching(/^\/__dev\/remotes\/mfe-companies\/\S+-dev\/remoteEntry\.js$/),
    ]);
  });
  await test.step('sign-in with a remote of the site', async () => {
    const auth = new AuthPage(page);
    await auth.open();
    await auth.signIn(candidate);
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(loaded.at(-1)).toMatch(/^\/remotes\/mfe-account\//);
  });
  await test.step('the registry', async () => {
    const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry;
    const local = remotes.filter((remote) => remote.base.startsWith('/__dev/'));
    expect(local.map((remote) => remote.id)).toEqual(['mfe-companies']);
  });
});

test('an open page reloads after a build', async ({ page }) => {
  await page.goto('/companies');
  await expect(page.getByText(/^Local: mfe-companies/)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  const now = new Date();
  await utimes(path.join(root, 'mfe-companies/src/app.tsx'), now, now);
  await reloaded;
  await expect(page.getByText(/^Local: mfe-companies/)).toBeVisible();
});

test('records the public answers of a remote', async () => {
  await mkdir(cacheDir, { recursive: true });
  const dir = path.join(await mkdtemp(path.join(cacheDir, 'record-')), 'mfe-companies');
  try {
    await cp(path.join(root, 'mfe-companies'), dir, { recursive: true });
    await recordAnswers({ dir, site: process.env['SITE_URL'] ?? '', pages: [], log: () => {} });
    const file = await readFile(path.join(dir, 'src/testing/recorded/answers.json'), 'utf8');
    const { pages, answers } = JSON.parse(file) as RecordedAnswers;
    expect(pages).toEqual(['/companies', expect.stringMatching(/^\/companies\/.+/)]);
    const recorded = new Map(answers.map(({ template, body }) => [template, body]));
    expect(recorded.get(listCompanies.template)).toMatchObject({
      items: expect.arrayContaining([expect.anything()]),
    });
    expect(recorded.get(getCompany.template)).toMatchObject({ slug: pages[1]?.split('/').at(-1) });
  } finally {
    await rm(path.dirname(dir), { recursive: true, force: true });
  }
});

test('npm run dev says why it cannot start', async () => {
  const free = String(await freePort());
  const used = new URL(process.env['SITE_URL'] ?? '').port;
  const cases: [args: string[], port: string, message: string][] = [
    [['--against', 'http://127.0.0.1:9', '--only', 'mfe-jobs'], free, 'http://127.0.0.1:9 cannot be reached'],
    [['--alone', 'mfe-nothing'], free, 'There is no remote mfe-nothing. Remotes: mfe-account'],
    [['--alone', 'mfe-jobs'], used, `Port ${used} is in use`],
  ];
  for (const [args, port, message] of cases) {
    const run = runCommand('dev.mjs', args, { PORT: port });
    expect(await run.ended, message).toBe(1);
    expect(run.output()).toContain(message);
  }
});
