import fc from 'fast-check';
import { languages } from 'shared-contracts';
import { formatOf } from './format';

const pt = formatOf('pt');
const en = formatOf('en');
/** Readable form: non-breaking spaces are replaced by `_`. */
const shown = (text: string | undefined) => text?.replaceAll('\u00A0', '_');

describe('dates', () => {
  it('are formatted as "5 nov, 2026" in the Lisbon time zone', () => {
    expect(shown(pt.date('2026-11-05T14:05:00Z'))).toBe('5_nov,_2026');
    expect(shown(en.date('2026-11-05T14:05:00Z'))).toBe('5_Nov,_2026');
    expect(shown(pt.date('2026-07-04T23:30:00Z'))).toBe('5_jul,_2026');
  });

  it('have a 24-hour time in dateTime', () => {
    expect(shown(pt.dateTime('2026-11-05T00:05:00Z'))).toBe('5_nov,_2026,_00:05');
    expect(shown(en.dateTime('2026-11-05T15:30:00Z'))).toBe('5_Nov,_2026,_15:30');
  });

  it('are formatted as Lisbon time only, in summer and in winter', () => {
    expect([pt.time('2026-11-26T10:30:00Z'), pt.time('2026-07-26T23:05:00Z')]).toEqual(['10:30', '00:05']);
    expect(en.time('2026-07-26T14:05:00Z')).toBe('15:05');
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
  ])('formats %s relative to noon of the 5th', (iso, inPortuguese, inEnglish) => {
    expect(pt.relative(iso, '2026-11-05T12:00:00Z')).toBe(inPortuguese);
    expect(en.relative(iso, '2026-11-05T12:00:00Z')).toBe(inEnglish);
  });

  it('are never in the future, even if the clocks differ', () => {
    const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, fc.constantFrom(...languages), (one, other, language) => {
        const text = formatOf(language).relative(one.toISOString(), other.toISOString());
        expect(text).toMatch(/agora|ontem|anteontem|há|now|yesterday|ago/);
      }),
    );
  });
});
