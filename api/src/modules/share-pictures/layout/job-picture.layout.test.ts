import type { SharedJob } from 'shared-contracts';
import { drawable, placeOf } from './job-picture.layout.tsx';

it.each<[Pick<SharedJob, 'city' | 'workplace'>, string | null, string | null]>([
  [{ city: 'Porto', workplace: 'hybrid' }, 'Porto, híbrido', 'Porto, hybrid'],
  [{ city: 'Porto', workplace: 'onsite' }, 'Porto', 'Porto'],
  [{ city: 'Porto', workplace: null }, 'Porto', 'Porto'],
  [{ city: null, workplace: 'remote' }, 'Remoto', 'Remote'],
  [{ city: null, workplace: null }, null, null],
])('formats the place of %j in both languages', (job, pt, en) => {
  expect([placeOf(job, 'pt'), placeOf(job, 'en')]).toEqual([pt, en]);
});

it.each([
  ['Técnico 1.ª linha — “turnos” 5 €', 'Técnico 1.ª linha — “turnos” 5 €'],
  ['Acao\u0303 Łódź', 'Acaõ Łódź'],
  ['🚀 Developer ✔ 日本', 'Developer'],
  ['Программист', ''],
])('reduces %s to the drawable text %p', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});
