// Without `fixtures/test.ts`, whose fixtures start a browser.
import { expect, test } from '@playwright/test';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Health } from 'shared-contracts';
import { freePorts, runStart, untilReady, type CommandRun } from '../fixtures/start-command.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let dataDir = '';
let ports = { PORT: '', MAIL_WEB_PORT: '', MAIL_SMTP_PORT: '' };
/** The first run, which the second test kills. */
let killed: CommandRun | undefined;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-start-'));
  ports = await freePorts();
});
test.afterAll(async () => {
  killed?.process.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const start = (more = {}) => runStart({ DATA_DIR: dataDir, ...ports, ...more });
const site = () => `http://localhost:${ports.PORT}`;

async function openJobs(): Promise<number> {
  const health = (await (await fetch(`${site()}/api/health`)).json()) as Health;
  return health.ingest[0]?.openJobs ?? 0;
}

async function until(state: 'open' | 'closed') {
  const ask = () =>
    fetch(site()).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(ask, { timeout: 180_000, intervals: [50] }).toBe(state);
}

test('npm start loads the demo data and prints the addresses; a concurrent start is refused with a message', async () => {
  killed = start();
  await until('open');
  // As soon as the site responds, it contains jobs.
  expect(await openJobs()).toBeGreaterThan(4000);
  await untilReady(killed);
  expect(killed.output()).toContain(site());
  const mail = `http://127.0.0.1:${ports.MAIL_WEB_PORT}`;
  expect(killed.output()).toContain(mail);
  expect(await (await fetch(`${mail}/email`)).json()).toEqual([]);

  const refused = start(await freePorts());
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('already runs with');
});

test('a start after a kill uses the existing data; Ctrl-C stops all processes', async () => {
  killed?.process.kill('SIGKILL');
  await until('closed');
  const again = start({ HR_BACKEND_URL: 'http://127.0.0.1:9', HR_BACKEND_TOKEN: 'none' });
  await untilReady(again);
  expect(await openJobs()).toBeGreaterThan(4000);
  again.process.kill('SIGINT');
  expect(await again.ended).toBe(0);
  await until('closed');
});

for (const name of ['PORT', 'MAIL_WEB_PORT', 'MAIL_SMTP_PORT']) {
  test(`a ${name} that is in use is reported with the setting to change`, async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '0.0.0.0', resolve));
    const { port: number } = taken.address() as { port: number };
    const run = start({ [name]: String(number) });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain(`Port ${number} is in use`);
    expect(run.output()).toContain(`${name}=`);
    taken.close();
  });
}
