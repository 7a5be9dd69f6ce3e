import { CountingLine } from './counting-line.ts';

/** Works that end when they are told to, in the order in which they began. */
function works() {
  const begun: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => begun.push(resolve));
  return { begun, work };
}

it('has so many done at once, and the next when one of them has ended', async () => {
  const { begun, work } = works();
  const line = new CountingLine(2, 10);
  const all = [line.run(work), line.run(work), line.run(work)];
  expect(begun).toHaveLength(2);
  begun[0]!();
  await all[0];
  expect(begun).toHaveLength(3);
  for (const end of begun) end();
  await Promise.all(all);
});

it('does nothing of what finds it full', async () => {
  const { begun, work } = works();
  const line = new CountingLine(1, 1);
  const all = [line.run(work), line.run(work)];
  await line.run(work);
  begun[0]!();
  await all[0];
  begun[1]!();
  await all[1];
  expect(begun).toHaveLength(2);
});

it('goes on after one that failed', async () => {
  const { begun, work } = works();
  const line = new CountingLine(1, 1);
  await expect(line.run(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  const next = line.run(work);
  expect(begun).toHaveLength(1);
  begun[0]!();
  await next;
});
