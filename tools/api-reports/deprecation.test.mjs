import { deprecationProblem, readDeprecation } from './deprecation.mjs';

it('requires since, removal and replacement, and removes what is due', () => {
  const text = 'since 2.1, removed in 3.0:\n use `busy`';
  expect(readDeprecation(text)).toEqual({ since: '2.1', removedIn: '3.0', replacement: 'use `busy`' });
  expect(deprecationProblem('loading', text, '2.9.4')).toBeNull();
  expect(deprecationProblem('loading', text, '3.0.0')).toBe('loading was to be removed in 3.0; this is 3.0.0');
  for (const incomplete of [
    '',
    'use busy',
    'since 2.1: use busy',
    'since 2.1, removed in 3.0:',
    'removed in 3.0: use busy',
  ]) {
    expect(deprecationProblem('loading', incomplete, '2.1.0')).toContain('write "@deprecated since');
  }
});
