import { createHash } from 'node:crypto';
import { compareMails } from './mail-books.mjs';

/** @param {string} key */
const id = (key) => createHash('sha256').update(key).digest('hex').slice(0, 32);
/** @param {string} key @param {import('./mail-books.mjs').OrderedMail['state']} state */
const ordered = (key, state) => ({ key, kind: 'test', recipient: 'ana@example.com', state });
/** @param {string} key */
const taken = (key) => ({ id: id(key), recipient: 'ana@example.com', content: '' });

it('finds nothing where each mail came once', () => {
  const found = compareMails([ordered('a', 'sent'), ordered('b', 'cancelled')], [taken('a')]);
  expect(found).toMatchObject({ twice: 0, missing: 0, uncertain: 0, waiting: 0, failed: 0, strange: 0 });
});

it('tells what came twice from what never came, and from what nobody ordered', () => {
  const found = compareMails([ordered('a', 'sent'), ordered('b', 'sent')], [taken('a'), taken('a'), taken('c')]);
  expect(found).toMatchObject({ sent: 2, taken: 3, twice: 1, missing: 1, strange: 1 });
});

it('says how many of those that may have arrived did', () => {
  const found = compareMails([ordered('a', 'uncertain'), ordered('b', 'uncertain')], [taken('a')]);
  expect(found).toMatchObject({ uncertain: 2, uncertainThatCame: 1, twice: 0, missing: 0 });
});

it('waits for what is under way', () => {
  expect(compareMails([ordered('a', 'waiting'), ordered('b', 'leaving')], [])).toMatchObject({ waiting: 2 });
});
