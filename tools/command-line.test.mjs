import { wholeNumber } from './command-line.mjs';

it('reads a whole number above zero', () => {
  expect(wholeNumber('--requests', '100000')).toBe(100_000);
});

it.each(['', 'many', '0', '-5', '1e5', '10.5', '0x10', ' 7', '10000000000'])('refuses %j', (text) => {
  expect(() => wholeNumber('--requests', text)).toThrow('--requests requires a whole number above zero');
});
