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
/** @param {ReturnType<typeof sent>[]} sentRows @param {ReturnType<typeof received>[]} receivedRows */
const found = (sentRows, receivedRows) => {
  const { lost, twice, unexpected } = compareDeliveries(sentRows, receivedRows);
  return { lost, twice, unexpected };
};

it('reports no findings when each application arrived once and unchanged', () => {
  expect(found([sent()], [received()])).toEqual({ lost: 0, twice: 0, unexpected: 0 });
});

it.each([
  ['did not arrive', [], { lost: 1, twice: 0, unexpected: 0 }],
  ['arrived without its answers', [received({ answers: [] })], { lost: 1, twice: 0, unexpected: 1 }],
  ['arrived twice', [received(), received()], { lost: 0, twice: 1, unexpected: 0 }],
  [
    'arrived with the file of another application',
    [received({ resume: { sha256: 'g' } })],
    { lost: 0, twice: 0, unexpected: 1 },
  ],
  ['was not sent', [received(), received({ applicationId: 'two' })], { lost: 0, twice: 0, unexpected: 1 }],
])('reports an application that %s', (_, receivedRows, expected) => {
  expect(found([sent()], receivedRows)).toEqual(expected);
});

it('a withdrawn application is lost if a delivery was attempted and neither it nor its withdrawal arrived', () => {
  const withdrawn = sent({ isWithdrawn: true });
  expect(found([withdrawn], [])).toMatchObject({ lost: 1 });
  expect(compareDeliveries([withdrawn], [], new Set(['one']))).toMatchObject({ lost: 0, withdrawnUnsent: 1 });
  expect(compareDeliveries([sent()], [], new Set(['one']))).toMatchObject({ lost: 1, withdrawnUnsent: 0 });
  expect(found([withdrawn], [received({ withdrawnAt: '2026-11-22' })])).toMatchObject({ lost: 0 });
  expect(found([withdrawn], [received()])).toMatchObject({ lost: 1 });
});
