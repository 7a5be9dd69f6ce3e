import { setTimeout as wait } from 'node:timers/promises';
import { IntervalTask } from './interval-task.ts';

it('aborts a long run on stop, and starts no other', async () => {
  const events: string[] = [];
  const task = new IntervalTask(0, async (run, signal) => {
    events.push(`started ${run}`);
    // Fails the test by timeout unless the signal is aborted.
    await wait(60_000, undefined, { signal }).catch(() => events.push(`aborted ${run}`));
  });
  task.start();
  await task.stop();
  expect(events).toEqual(['started 0', 'aborted 0']);
});
