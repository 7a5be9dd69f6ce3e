import { setTimeout as wait } from 'node:timers/promises';
import { Repetition } from './repetition.ts';

it('ends a long turn by its signal, and begins no other', async () => {
  const turns: string[] = [];
  const repetition = new Repetition(0, async (turn, signal) => {
    turns.push(`began ${turn}`);
    // As long as a test may take, unless it is told.
    await wait(60_000, undefined, { signal }).catch(() => turns.push(`told ${turn}`));
  });
  repetition.start();
  await repetition.stop();
  expect(turns).toEqual(['began 0', 'told 0']);
});
