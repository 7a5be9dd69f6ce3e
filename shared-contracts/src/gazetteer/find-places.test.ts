import { findPlaces } from './find-places.ts';
import { municipalities } from './places.ts';

const ids = (text: string, limit = 4) => findPlaces(text, limit).map(({ id }) => id);

describe('findPlaces', () => {
  it('orders by closeness, kind and population', () => {
    const expected = {
      lis: ['lisboa', 'grande-lisboa', 'area-metropolitana-de-lisboa', 'distrito-de-lisboa'],
      porto: ['porto', 'grande-porto', 'area-metropolitana-do-porto', 'distrito-do-porto'],
      'porto s': ['porto-santo', 'ilha-do-porto-santo'],
      'vila nova': ['vila-nova-de-gaia', 'vila-nova-de-famalicao', 'vila-nova-de-foz-coa', 'vila-nova-da-barquinha'],
      grande: ['marinha-grande', 'ribeira-grande', 'pedrogao-grande', 'grande-lisboa'],
      gaia: ['vila-nova-de-gaia'],
      ÉVORA: ['evora', 'distrito-de-evora'],
      'montemor o n': ['montemor-o-novo'],
      'Montemor-o-N': ['montemor-o-novo'],
      terc: ['ilha-terceira'],
      açor: ['acores'],
      azores: ['acores'],
      algarve: ['algarve'],
      lagoa: ['lagoa', 'lagoa-acores'],
      'Lagoa (Aç': ['lagoa-acores'],
      'lagoa faro': ['lagoa'],
      isboa: [],
      xyz: [],
      ' - ': [],
    };
    for (const [text, places] of Object.entries(expected)) expect([text, ids(text)]).toEqual([text, places]);
  });

  it('finds each municipality first by its name, or as second of two namesakes', () => {
    const missed = municipalities.filter((place) => !findPlaces(place.name, 2).includes(place));
    expect(missed).toEqual([]);
  });

  it('has at most as many as asked for', () => {
    expect(ids('a', 8)).toHaveLength(8);
  });

  it('takes at most 5 ms', () => {
    const texts = ['a', 'l', 'vila', 'são', 'vila nova de gaia'];
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) for (const text of texts) findPlaces(text, 8);
    expect((performance.now() - started) / (20 * texts.length)).toBeLessThan(5);
  });
});
