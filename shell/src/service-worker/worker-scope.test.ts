import { toMessage } from './worker-scope';

it('parses the messages of pages', () => {
  expect(toMessage({ type: 'keep', path: '/jobs/a-1', more: true })).toEqual({ type: 'keep', path: '/jobs/a-1' });
});

it.each([
  null,
  'keep',
  {},
  { type: 'keep' },
  { type: 'burn', path: '/jobs' },
  { type: 'keep', path: '//elsewhere.example/' },
  { type: 'keep', path: 'https://elsewhere.example/' },
  { type: 'keep', path: 7 },
])('ignores %j', (data) => {
  expect(toMessage(data)).toBeNull();
});
