import { looksAutomatic } from './public-form.policy.ts';

it.each([
  [{ website: 'https://example.com' }],
  [{ website: 'https://example.com', filledIn: 60_000 }],
  [{ website: 7 }],
  [{ website: {} }],
  [{ filledIn: 0 }],
  [{ website: '', filledIn: 1999 }],
])('classifies %j as a bot', (trace) => {
  expect(looksAutomatic(trace)).toBe(true);
});

it.each([
  [{}],
  [{ website: '', filledIn: 2000 }],
  [{ website: '', filledIn: 3_600_000 }],
  [{ website: null, filledIn: null }],
  [{ filledIn: -40 }],
  [{ filledIn: '12' }],
])('classifies %j as human', (trace) => {
  expect(looksAutomatic(trace)).toBe(false);
});
