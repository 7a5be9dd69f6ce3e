import fc from 'fast-check';
import { languages, type Salary } from 'shared-contracts';
import { formatOf } from './format';

const pt = formatOf('pt');
const en = formatOf('en');
/** Readable form: every space that does not break is written as `_`. */
const shown = (text: string | undefined) => text?.replaceAll('\u00A0', '_');
const pay = (salary: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'EUR',
  period: 'month',
  payments: null,
  ...salary,
});

describe('dates', () => {
  it('are written as "5 nov, 2026", in the time zone of Lisbon', () => {
    expect(shown(pt.date('2026-11-05T14:05:00Z'))).toBe('5_nov,_2026');
    expect(shown(en.date('2026-11-05T14:05:00Z'))).toBe('5_Nov,_2026');
    expect(shown(pt.date('2026-07-04T23:30:00Z'))).toBe('5_jul,_2026');
  });

  it('carry a 24 hour clock where the time counts', () => {
    expect(shown(pt.dateTime('2026-11-05T00:05:00Z'))).toBe('5_nov,_2026,_00:05');
    expect(shown(en.dateTime('2026-11-05T15:30:00Z'))).toBe('5_Nov,_2026,_15:30');
  });

  it.each([
    ['2026-11-05T12:00:00Z', 'agora', 'now'],
    ['2026-11-05T11:59:00Z', 'há 1 minuto', '1 minute ago'],
    ['2026-11-05T10:00:00Z', 'há 2 horas', '2 hours ago'],
    ['2026-11-04T09:00:00Z', 'ontem', 'yesterday'],
    ['2026-11-02T09:00:00Z', 'há 3 dias', '3 days ago'],
    ['2026-10-01T09:00:00Z', 'há 1 mês', '1 month ago'],
    ['2024-10-01T09:00:00Z', 'há 2 anos', '2 years ago'],
    ['2026-11-05T12:00:30Z', 'agora', 'now'],
  ])('tell how long ago %s was at noon of the 5th', (iso, inPortuguese, inEnglish) => {
    expect(pt.relative(iso, '2026-11-05T12:00:00Z')).toBe(inPortuguese);
    expect(en.relative(iso, '2026-11-05T12:00:00Z')).toBe(inEnglish);
  });

  it('never speak of the future, whatever the two clocks say', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, fc.constantFrom(...languages), (one, other, language) => {
        const text = formatOf(language).relative(one.toISOString(), other.toISOString());
        expect(text).toMatch(/agora|ontem|anteontem|há|now|yesterday|ago/);
      }),
    );
  });
});

describe('figures', () => {
  it('are grouped from four digits on', () => {
    expect(shown(pt.number(2100))).toBe('2_100');
    expect(en.number(2100)).toBe('2,100');
  });

  it('are read back to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...languages), (value, language) => {
        expect(Number(formatOf(language).number(value).replaceAll(/\D/g, ''))).toBe(value);
      }),
    );
  });
});

describe('pay', () => {
  it.each<[Partial<Salary>, string, string]>([
    [{ min: 2100, max: 2600 }, '2_100_–_2_600_€', '€2,100_–_2,600'],
    [{ min: 1200 }, 'desde_1_200_€', 'from_€1,200'],
    [{ max: 1500 }, 'até_1_500_€', 'up_to_€1,500'],
    [{ min: 1500, max: 1500 }, '1_500_€', '€1,500'],
    [{ min: 7.5, max: 9, period: 'hour' }, '7,50_–_9,00_€', '€7.50_–_9.00'],
    [{ min: 100, currency: 'contos' }, 'desde_100_contos', 'from_100_contos'],
  ])('of %j is written in both languages', (salary, inPortuguese, inEnglish) => {
    expect(shown(pt.salary(pay(salary)).amount)).toBe(inPortuguese);
    expect(shown(en.salary(pay(salary)).amount)).toBe(inEnglish);
  });

  it('names its period', () => {
    expect(pt.salary(pay({ min: 900 })).period).toBe('/mês');
    expect(en.salary(pay({ min: 9, period: 'hour' })).period).toBe('/hour');
  });

  it('is nothing where neither bound is known', () => {
    expect(pt.salary(pay({})).amount).toBe('');
  });

  it('never breaks, and never throws, whatever a feed sends', () => {
    const amount = fc.option(fc.double({ min: 0, max: 1e7, noNaN: true }));
    fc.assert(
      fc.property(amount, amount, fc.string(), fc.constantFrom(...languages), (min, max, currency, language) => {
        const { amount: text } = formatOf(language).salary(pay({ min, max, currency }));
        expect(text === '').toBe(min === null && max === null);
        expect(text).not.toMatch(/[ \u2009\u202F]/);
      }),
    );
  });
});
