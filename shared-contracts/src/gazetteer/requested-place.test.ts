import { resolvePlace } from './requested-place.ts';

const spaces = (text: string) => text.replaceAll('\u{a0}', ' ');

it('names places in tokens and in sentences', () => {
  const expected = {
    porto: ['porto', 'Porto', 'no Porto', 'Porto', 'in Porto'],
    'distrito-do-porto': [
      'distrito-do-porto',
      'Distrito do Porto',
      'no distrito do Porto',
      'Porto district',
      'in the district of Porto',
    ],
    'ilha-do-pico': ['ilha-do-pico', 'Ilha do Pico', 'na ilha do Pico', 'Pico island', 'on Pico island'],
    'grande-lisboa': ['grande-lisboa', 'Grande Lisboa', 'na Grande Lisboa', 'Grande Lisboa', 'in Grande Lisboa'],
    'lagoa-acores': ['lagoa-acores', 'Lagoa (Açores)', 'na Lagoa (Açores)', 'Lagoa (Açores)', 'in Lagoa (Açores)'],
    lisboa_15: ['lisboa', 'Lisboa + 15 km', 'até 15 km de Lisboa', 'Lisboa + 15 km', 'within 15 km of Lisboa'],
    'caldas-da-rainha_5': [
      'caldas-da-rainha',
      'Caldas da Rainha + 5 km',
      'até 5 km das Caldas da Rainha',
      'Caldas da Rainha + 5 km',
      'within 5 km of Caldas da Rainha',
    ],
    '38.7_-9.14_10': [
      'lisboa',
      'A sua localização + 10 km',
      'até 10 km de si',
      'Your location + 10 km',
      'within 10 km of you',
    ],
    gaia: [
      'vila-nova-de-gaia',
      'Vila Nova de Gaia',
      'em Vila Nova de Gaia',
      'Vila Nova de Gaia',
      'in Vila Nova de Gaia',
    ],
    Atlântida: [null, 'Atlântida', 'em Atlântida', 'Atlântida', 'in Atlântida'],
  };
  for (const [value, texts] of Object.entries(expected)) {
    const { id, label, phrase } = resolvePlace(value).requested;
    expect([value, id, ...[label.pt, phrase.pt, label.en, phrase.en].map(spaces)]).toEqual([value, ...texts]);
  }
});

it('resolves ids, names and radiuses to municipalities', () => {
  const count = (value: string) => resolvePlace(value).municipalities?.length ?? null;
  const expected = {
    setubal: 1,
    Setúbal: 1,
    'peninsula-de-setubal': 9,
    Açores: 19,
    'Lagoa, Açores': 1,
    'LISBOA ': 1,
    Pico: 3,
    lisboa_1: 1,
    '38.7_-9.14_1': 0,
    '40.4_-3.7_100': 0,
    Lagoa: null,
    'vila nova': null,
    lisb: null,
    nenhum_10: null,
    'grande-lisboa_10': null,
    lisboa_201: null,
  };
  for (const [value, number] of Object.entries(expected)) expect([value, count(value)]).toEqual([value, number]);
  // Seats at up to 15 km in a straight line; Sintra is at 23 km.
  expect(resolvePlace('lisboa_15').municipalities).toEqual(
    expect.arrayContaining(['lisboa', 'almada', 'barreiro', 'loures', 'seixal']),
  );
  expect(resolvePlace('lisboa_15').municipalities).not.toContain('sintra');
});
