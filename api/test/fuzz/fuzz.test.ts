import { runFuzz } from './fuzz.ts';
import { expectedMisses, missedOperations } from './missed-operations.ts';

/** Both are set by `npm run fuzz -- --requests 100000 --seed 7`. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 800);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

it(
  'returns a valid response to every request, and neither discloses nor changes data of other users',
  async () => {
    const { failures, byOperation, ...report } = await runFuzz({ requests, seed });
    const lines = Object.entries(byOperation).map(([name, statuses]) => `${name}: ${JSON.stringify(statuses)}`);
    process.stdout.write(`${lines.join('\n')}\n${JSON.stringify(report)}\n`);
    expect(failures).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(requests);
    expect(Object.keys(byOperation)).toEqual(expect.arrayContaining(Object.keys(expectedMisses)));
    expect(missedOperations(report.withoutSuccess, requests)).toEqual([]);
  },
  // Ends a run that hangs. A run on a busy machine takes several times as long.
  Math.max(1_800_000, requests * 300),
);
