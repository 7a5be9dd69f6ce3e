import { runFuzz } from './fuzz.ts';
import { mayBeMissed, undone } from './undone.ts';

/** `npm run fuzz -- --requests 100000 --seed 7` sets both. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 4000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);

it(
  'answers whatever is sent, tells nobody of anybody else, and changes nothing of theirs',
  async () => {
    const { failures, byOperation, ...report } = await runFuzz({ requests, seed });
    const lines = Object.entries(byOperation).map(([name, statuses]) => `${name}: ${JSON.stringify(statuses)}`);
    process.stdout.write(`${lines.join('\n')}\n${JSON.stringify(report)}\n`);
    expect(failures).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(requests);
    expect(Object.keys(byOperation)).toEqual(expect.arrayContaining(Object.keys(mayBeMissed)));
    expect(undone(report.neverDone, requests)).toEqual([]);
  },
  // Ends a run that hangs; one beside other work takes several times as long as alone.
  Math.max(1_800_000, requests * 300),
);
