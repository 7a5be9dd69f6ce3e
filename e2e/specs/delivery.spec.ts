// Without `fixtures/test.ts`, whose fixtures start a browser.
import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { campaignFindings } from '../../tools/chaos/campaign-audit.mjs';
import { runShortChaos } from '../../tools/chaos/chaos-run.mjs';
import { chaosFindings } from '../../tools/chaos/findings.mjs';

test.describe.configure({ timeout: 1_200_000 });

/** The short form of `npm run chaos` and `npm run chaos -- campaign`. */
test('while processes are killed, no acknowledged write is lost, no mail is sent twice and a campaign mails each recipient once', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-chaos-'));
  const load = { writes: 60, concurrency: 4, recipients: 250, rate: 15 };
  const { writes, campaign } = await runShortChaos({ dataDir, pauseMs: 300, ...load });
  process.stdout.write(`Result of the chaos run: ${JSON.stringify({ writes, campaign })}\n`);
  await rm(dataDir, { recursive: true, force: true });
  expect(chaosFindings(writes)).toEqual([]);
  expect(campaignFindings(campaign)).toEqual([]);
  expect(writes.writes).toBeGreaterThanOrEqual(60);
  expect(campaign.audit.eligible).toBe(250);
  for (const { times } of Object.values(campaign.faultTimes)) expect(times).toBeGreaterThan(0);
});
