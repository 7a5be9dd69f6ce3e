import { compareDeliveries } from './deliveries.mjs';

/** @param {Partial<import('./application.mjs').SentApplication>} changes */
const sent = (changes = {}) => ({ id: 'one', sha256: 'f', answers: ['Sim'], isWithdrawn: false, ...changes });
/** @param {Partial<import('./deliveries.mjs').Received>} changes */
const received = (changes = {}) => ({
  applicationId: 'one',
  resume: { sha256: 'f' },
  answers: [{ answer: 'Sim' }],
  withdrawnAt: null,
  ...changes,
});
/** @param {ReturnType<typeof sent>[]} ours @param {ReturnType<typeof received>[]} theirs */
const found = (ours, theirs) => {
  const { lost, twice, strange } = compareDeliveries(ours, theirs);
  return { lost, twice, strange };
};

it('finds nothing where each arrived once as it was sent', () => {
  expect(found([sent()], [received()])).toEqual({ lost: 0, twice: 0, strange: 0 });
});

it.each([
  ['never came', [], { lost: 1, twice: 0, strange: 0 }],
  ['came without its answers', [received({ answers: [] })], { lost: 1, twice: 0, strange: 1 }],
  ['came twice', [received(), received()], { lost: 0, twice: 1, strange: 0 }],
  ['came with the file of another', [received({ resume: { sha256: 'g' } })], { lost: 0, twice: 0, strange: 1 }],
  ['nobody sent', [received(), received({ applicationId: 'two' })], { lost: 0, twice: 0, strange: 1 }],
])('tells one that %s', (_, theirs, expected) => {
  expect(found([sent()], theirs)).toEqual(expected);
});

it('one that was taken back is lost where it was sent and never came, and nobody took it back where it did', () => {
  const withdrawn = sent({ isWithdrawn: true });
  expect(found([withdrawn], [])).toMatchObject({ lost: 1 });
  expect(compareDeliveries([withdrawn], [], new Set(['one']))).toMatchObject({ lost: 0, withdrawnUnsent: 1 });
  expect(compareDeliveries([sent()], [], new Set(['one']))).toMatchObject({ lost: 1, withdrawnUnsent: 0 });
  expect(found([withdrawn], [received({ withdrawnAt: '2026-11-22' })])).toMatchObject({ lost: 0 });
  expect(found([withdrawn], [received()])).toMatchObject({ lost: 1 });
});
