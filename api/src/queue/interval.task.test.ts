import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { eventually } from '../../test/eventually.ts';
import { IntervalService, IntervalTask } from './interval.task.ts';

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

class Task extends IntervalService {
  readonly runs: number[] = [];

  protected async runOnce(_signal: AbortSignal, run: number): Promise<void> {
    const fallback = await this.attempt('Run failed', () => Promise.reject(new Error('once')), -1);
    this.runs.push(run, fallback);
  }
}

it('logs a failure and continues with the fallback', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const task = new Task(60);
  task.onApplicationBootstrap();
  await eventually(() => expect(task.runs).toEqual([0, -1]));
  await task.onModuleDestroy();
  expect(warn).toHaveBeenCalledWith('Run failed: once');
});
