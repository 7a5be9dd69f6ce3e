import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { killWhileApplying } from '../../tools/chaos/deliveries.mjs';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: 300_000 });

/** The short form of `npm run chaos`. */
test('every application that was acknowledged arrives once, whatever is killed meanwhile', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'trampolim-chaos-'));
  const applications = 30;
  const result = await killWhileApplying({ dataDir, applications, atOnce: 3, thinkMs: 3000, pauseMs: 1500 });
  process.stdout.write(`While everything was killed in turn: ${JSON.stringify(result)}\n`);
  await rm(dataDir, { recursive: true, force: true });
  expect(result).toMatchObject({ acknowledged: applications, delivered: applications, twice: 0, lost: 0, strange: 0 });
  expect(result.gaveUp).toEqual([]);
  for (const kills of Object.values(result.kills)) expect(kills).toBeGreaterThan(0);
});
