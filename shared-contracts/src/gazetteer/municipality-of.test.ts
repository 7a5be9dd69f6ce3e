import { localityRows } from './localities.data.ts';
import { municipalityOf } from './municipality-of.ts';
import { municipalities, placeById } from './places.ts';

describe('municipalityOf', () => {
  it('reads the parts of a text from the specific to the general', () => {
    const expected: readonly (readonly [string, string | null, string | null])[] = [
      ['Lisboa', null, 'lisboa'],
      ['LISBOA ', 'Lisboa', 'lisboa'],
      ['Lisbon', 'Lisbon', 'lisboa'],
      ['Albufeira', 'Faro', 'albufeira'],
      ['Ponta Delgada (Açores)', null, 'ponta-delgada'],
      ['Horta', 'Região Autónoma dos Açores', 'horta'],
      ['Gaia', 'Porto', 'vila-nova-de-gaia'],
      ['Algés', null, 'oeiras'],
      ['Algés, Lisboa', null, 'oeiras'],
      ['Parque das Nações, Lisboa', 'Lisboa', 'lisboa'],
      ['Porto - Foz do Douro', 'Porto', 'porto'],
      // Two municipalities have a place of that name.
      ['Alvalade', null, null],
      ['Alvalade, Lisboa', null, 'lisboa'],
      ['Alvalade', 'Setúbal', 'santiago-do-cacem'],
      ['Lagoa', null, null],
      ['Lagoa', 'Faro', 'lagoa'],
      ['Lagoa', 'Açores', 'lagoa-acores'],
      ['Lagoa, São Miguel', null, 'lagoa-acores'],
      ['Calheta', 'Madeira', 'calheta'],
      // A parish has the name of a municipality in another district.
      ['Trofa, Águeda', null, 'agueda'],
      // Espinho is in the district of Aveiro and in Greater Porto.
      ['Espinho', 'Porto', 'espinho'],
      ['Oeiras', 'Porto', null],
      ['Oeiras', 'somewhere', 'oeiras'],
      ['Norte', null, null],
      ['Springfield', 'Lisboa', null],
      ['', null, null],
    ];
    const found = expected.map(([city, region]) => [city, region, municipalityOf(city, region)]);
    expect(found).toEqual(expected);
  });

  it('resolves each municipality by its name and its district or autonomous region', () => {
    const wrong = municipalities.filter(({ id, name, context }) => municipalityOf(name, context) !== id);
    expect(wrong).toEqual([]);
  });

  it('knows localities of existing municipalities only', () => {
    expect(localityRows.length).toBeGreaterThan(100);
    expect(localityRows.filter(([id]) => placeById(id)?.kind !== 'municipality')).toEqual([]);
  });
});
