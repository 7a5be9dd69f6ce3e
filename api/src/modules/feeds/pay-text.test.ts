import type { Salary } from 'shared-contracts';
import { payText } from './pay-text.ts';

const salary = (given: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'EUR',
  period: 'month',
  payments: null,
  ...given,
});
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/gu, ' ');

it.each([
  [{ min: 1200 }, 'pt', 'desde 1 200 €/mês'],
  [{ max: 900.5 }, 'pt', 'até 900,50 €/mês'],
  [{ min: 12, max: 12, period: 'hour' }, 'en', '€12/hour'],
  [{ min: 30_000, period: 'year' }, 'en', 'from €30,000/year'],
] as const)('%j in %s is %s', (given, language, expected) => {
  expect(plain(payText({ salary: salary(given), salaryText: null }, language))).toBe(expected);
});

it('puts the smaller figure first', () => {
  const text = plain(payText({ salary: salary({ min: 2600, max: 2100 }), salaryText: null }, 'pt'));
  expect(text).toBe('2 100 – 2 600 €/mês');
});

it.each([null, salary({ min: 1, currency: 'euros' })])('uses the words of the source where there is no %j', (none) => {
  expect(payText({ salary: none, salaryText: 'A combinar' }, 'pt')).toBe('A combinar');
});
