import type { Salary, SharedJob } from 'shared-contracts';
import { drawable, payOf, placeOf } from './facts.ts';

const salaryOf = (changes: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'EUR',
  period: 'month',
  payments: null,
  ...changes,
});
/** Readable form: every space that does not break is written as `_`. */
const shown = (text: string | null) => text?.replaceAll('\u00A0', '_');

it.each<[Partial<Salary>, string, string]>([
  [{ min: 2100, max: 2600 }, '2_100_–_2_600_€/mês', '€2,100_–_€2,600/month'],
  [{ min: 1200 }, 'desde_1_200_€/mês', 'from_€1,200/month'],
  [{ max: 1500, period: 'year' }, 'até_1_500_€/ano', 'up_to_€1,500/year'],
  [{ min: 1500, max: 1500 }, '1_500_€/mês', '€1,500/month'],
  [{ min: 7.5, max: 9, period: 'hour' }, '7,50_–_9,00_€/hora', '€7.50_–_€9.00/hour'],
  [{ min: 100, currency: 'contos' }, 'desde_100_contos/mês', 'from_100_contos/month'],
])('pay of %j is written in both languages', (salary, pt, en) => {
  const job = { salary: salaryOf(salary), salaryText: null };
  expect([shown(payOf(job, 'pt')), shown(payOf(job, 'en'))]).toEqual([pt, en]);
});

it('pay without figures is in the words of the source, or not there', () => {
  expect(payOf({ salary: null, salaryText: 'A combinar' }, 'pt')).toBe('A combinar');
  expect(payOf({ salary: null, salaryText: null }, 'pt')).toBeNull();
});

it.each<[Pick<SharedJob, 'city' | 'workplace'>, string | null, string | null]>([
  [{ city: 'Porto', workplace: 'hybrid' }, 'Porto, híbrido', 'Porto, hybrid'],
  [{ city: 'Porto', workplace: 'onsite' }, 'Porto', 'Porto'],
  [{ city: 'Porto', workplace: null }, 'Porto', 'Porto'],
  [{ city: null, workplace: 'remote' }, 'Remoto', 'Remote'],
  [{ city: null, workplace: null }, null, null],
])('the place of %j is written in both languages', (job, pt, en) => {
  expect([placeOf(job, 'pt'), placeOf(job, 'en')]).toEqual([pt, en]);
});

it.each([
  ['Técnico 1.ª linha — “turnos” 5 €', 'Técnico 1.ª linha — “turnos” 5 €'],
  ['Acao\u0303 Łódź', 'Acaõ Łódź'],
  ['🚀 Developer ✔ 日本', 'Developer'],
  ['Программист', ''],
])('%s is drawn as %p', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});
