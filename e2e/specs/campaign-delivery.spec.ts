// Without `fixtures/test.ts`, whose fixtures start a browser.
import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { campaignFindings } from '../../tools/chaos/campaign-audit.mjs';
import { runCampaignChaos } from '../../tools/chaos/campaign-run.mjs';

test.describe.configure({ timeout: 1_200_000 });

/** The short form of `npm run chaos -- campaign`. */
test('a campaign mails each recipient once while processes are killed and mails are refused', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-campaign-'));
  const order = ['worker', 'api', 'postgres restart', 'worker', 'postgres'] as const;
  const result = await runCampaignChaos({ dataDir, recipients: 250, rate: 25, order, rounds: 1, pauseMs: 600 });
  process.stdout.write(`Result of the campaign chaos run: ${JSON.stringify(result)}\n`);
  await rm(dataDir, { recursive: true, force: true });
  expect(campaignFindings(result)).toEqual([]);
  expect(result.audit.eligible).toBe(250);
  for (const fault of order) expect(result.faultTimes[fault].times).toBeGreaterThan(0);
});
