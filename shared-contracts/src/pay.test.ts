import { comparedPay, fromMinPay, salaryPer, toMinPay, yearlyMinPay, type Salary } from './pay.ts';

const salary = (change: Partial<Salary>): Salary => ({
  min: 1000,
  max: 1200,
  currency: 'EUR',
  period: 'month',
  payments: 14,
  ...change,
});

it.each<[string, Partial<Salary>, number | null, number | null]>([
  ['14 payments', {}, 1200, 16_800],
  ['12 payments', { payments: 12 }, 1029, 14_400],
  ['unknown payments, which are 14', { payments: null }, 1200, 16_800],
  ['a year', { period: 'year', payments: null, min: 16_000, max: 17_000 }, 1214, 17_000],
  ['a lower bound', { max: null }, null, 14_000],
  ['an hour', { period: 'hour' }, null, null],
  ['a day', { period: 'day' }, null, null],
  ['a week', { period: 'week' }, null, null],
  ['another currency', { currency: 'USD' }, null, null],
])('converts a salary per %s', (_, change, monthlyMax, compared) => {
  const month = salaryPer('month', salary(change));
  expect(month?.max ?? null).toBe(monthlyMax);
  expect(comparedPay(salary(change))).toBe(compared);
  expect([month?.period ?? 'month', month?.payments ?? 14]).toEqual(['month', 14]);
});

it.each([
  ['1200', 16_800, '1200'],
  ['0900', 12_600, '900'],
  ['17000-year', 17_000, '17000-year'],
])('parses the minimum %p', (value, yearly, canonical) => {
  const pay = toMinPay(value)!;
  expect([yearlyMinPay(pay), fromMinPay(pay)]).toEqual([yearly, canonical]);
});

it.each(['', '0', '-1', '1.5', '1e3', '12345678', '1200-month', 'x'])('rejects the minimum %p', (value) => {
  expect(toMinPay(value)).toBeNull();
});
