import fc from 'fast-check';
import { languages } from './enums.ts';
import { moneyFormatOf, payText } from './formats.ts';
import type { Salary } from './pay.ts';

const pt = moneyFormatOf('pt');
const en = moneyFormatOf('en');
/** Readable form: non-breaking spaces are replaced by `_`. */
const shown = (text: string | null) => text?.replaceAll('\u00A0', '_');
const pay = (salary: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'EUR',
  period: 'month',
  payments: null,
  ...salary,
});

describe('numbers', () => {
  it('are grouped from four digits', () => {
    expect(shown(pt.number(2100))).toBe('2_100');
    expect(en.number(2100)).toBe('2,100');
  });

  it('round-trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...languages), (value, language) => {
        expect(Number(moneyFormatOf(language).number(value).replaceAll(/\D/g, ''))).toBe(value);
      }),
    );
  });
});

describe('a salary', () => {
  it.each<[Partial<Salary>, string, string]>([
    [{ min: 2100, max: 2600 }, '2_100_–_2_600_€', '€2,100_–_2,600'],
    [{ min: 1200 }, 'desde_1_200_€', 'from_€1,200'],
    [{ max: 1500 }, 'até_1_500_€', 'up_to_€1,500'],
    [{ min: 1500, max: 1500 }, '1_500_€', '€1,500'],
    [{ min: 7.5, max: 9, period: 'hour' }, '7,50_–_9,00_€', '€7.50_–_9.00'],
    [{ min: 100, currency: 'contos' }, 'desde_100_contos', 'from_100_contos'],
  ])('formats %j in both languages', (salary, inPortuguese, inEnglish) => {
    expect(shown(pt.salary(pay(salary)).amount)).toBe(inPortuguese);
    expect(shown(en.salary(pay(salary)).amount)).toBe(inEnglish);
  });

  it('has a period', () => {
    expect(pt.salary(pay({ min: 900 })).period).toBe('/mês');
    expect(en.salary(pay({ min: 9, period: 'hour' })).period).toBe('/hour');
  });

  it('is empty without bounds', () => {
    expect(pt.salary(pay({})).amount).toBe('');
  });

  it('contains only non-breaking spaces and never throws', () => {
    const amount = fc.option(fc.double({ min: 0, max: 1e7, noNaN: true }));
    fc.assert(
      fc.property(amount, amount, fc.string(), fc.constantFrom(...languages), (min, max, currency, language) => {
        const { amount: text } = moneyFormatOf(language).salary(pay({ min, max, currency }));
        expect(text === '').toBe(min === null && max === null);
        expect(text).not.toMatch(/[ \u2009\u202F]/);
      }),
    );
  });
});

describe('payText', () => {
  it('returns the amount and period', () => {
    const job = { salary: pay({ min: 2100, max: 2600 }), salaryText: 'A combinar' };
    expect([shown(payText(job, 'pt')), shown(payText(job, 'en'))]).toEqual([
      '2_100_–_2_600_€/mês',
      '€2,100_–_2,600/month',
    ]);
  });

  it.each(['A combinar', null])('returns the text of the source if there are no numbers: %s', (salaryText) => {
    expect(payText({ salary: null, salaryText }, 'pt')).toBe(salaryText);
  });
});
