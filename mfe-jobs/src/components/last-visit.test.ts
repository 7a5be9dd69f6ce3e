import { nextVisit } from './last-visit';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;

it.each([
  ['the first visit', null, '12:00', { seen: at('12:00'), since: null }],
  ['half an hour later', { seen: at('12:00'), since: null }, '12:30', { seen: at('12:30'), since: null }],
  [
    'more than half an hour later',
    { seen: at('12:00'), since: null },
    '12:31',
    { seen: at('12:31'), since: at('12:00') },
  ],
  [
    'in the second visit',
    { seen: at('12:31'), since: at('12:00') },
    '12:50',
    { seen: at('12:50'), since: at('12:00') },
  ],
  ['in the third visit', { seen: at('12:50'), since: at('12:00') }, '20:00', { seen: at('20:00'), since: at('12:50') }],
  ['for an older cached page', { seen: at('12:50'), since: null }, '12:00', { seen: at('12:50'), since: null }],
])('%s', (_, known, now, expected) => {
  expect(nextVisit(known, at(now))).toEqual(expected);
});
