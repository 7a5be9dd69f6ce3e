import { HrConfig } from '../../../config/hr.config.ts';
import type { LogosService } from '../logos.service.ts';
import {
  completeEvery,
  IngestScheduler,
  type IngestOutcome,
  type IngestService,
  type ReadKind,
} from './ingest.service.ts';

const applied: IngestOutcome = { companies: 0, jobs: 0, closed: 0, refusals: [] };

/** A scheduler without delay that is stopped after some runs. */
async function runTimes(times: number, outcome: () => IngestOutcome = () => applied) {
  const kinds: ReadKind[] = [];
  let running = 0;
  let maxConcurrent = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const run = async (kind: ReadKind) => {
    maxConcurrent = Math.max(maxConcurrent, ++running);
    kinds.push(kind);
    await Promise.resolve();
    running--;
    if (kinds.length === times) finish();
    return outcome();
  };
  const fetchMissing = jest.fn(() => Promise.resolve(0));
  const scheduler = new IngestScheduler(
    { run } as unknown as IngestService,
    { fetchMissing } as unknown as LogosService,
    new HrConfig('http://hr.invalid', 'token', 0),
  );
  scheduler.onApplicationBootstrap();
  await finished;
  await scheduler.onModuleDestroy();
  return { kinds, maxConcurrent, fetchMissing };
}

it('runs a complete read first and then at a fixed interval, one run at a time', async () => {
  const { kinds, maxConcurrent } = await runTimes(completeEvery + 1);
  const between = Array.from({ length: completeEvery - 1 }, () => 'incremental');
  expect(kinds.slice(0, completeEvery + 1)).toEqual(['complete', ...between, 'complete']);
  expect(maxConcurrent).toBe(1);
});

it('continues after failed runs and runs that found another worker', async () => {
  const outcomes: IngestOutcome[] = ['failed', 'busy'];
  const { kinds, fetchMissing } = await runTimes(2, () => outcomes.shift() ?? 'busy');
  expect(kinds.length).toBeGreaterThanOrEqual(2);
  expect(fetchMissing).not.toHaveBeenCalled();
});
