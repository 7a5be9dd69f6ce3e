// Without `fixtures/test.ts`, whose fixtures start a browser.
import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runChaos } from '../../tools/chaos/chaos-run.mjs';
import { chaosFindings } from '../../tools/chaos/findings.mjs';

test.describe.configure({ timeout: 1_200_000 });

/** The short form of `npm run chaos`. */
test('no acknowledged write is lost and no mail is sent twice while processes are killed', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-chaos-'));
  const result = await runChaos({ dataDir, writes: 60, concurrency: 4, pauseMs: 300, rounds: 2 });
  process.stdout.write(`Result of the chaos run: ${JSON.stringify(result)}\n`);
  await rm(dataDir, { recursive: true, force: true });
  expect(chaosFindings(result)).toEqual([]);
  expect(result.writes).toBeGreaterThanOrEqual(60);
  for (const { times } of Object.values(result.faultTimes)) expect(times).toBeGreaterThan(0);
});
