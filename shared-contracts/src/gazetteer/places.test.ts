import { fold } from '../plain-text.ts';
import { distanceKm } from './distance.ts';
import { areas, municipalities, municipalitiesOf, municipalitiesWithin, placeById } from './places.ts';
import { contracted } from './prepositions.ts';

const count = (id: string) => municipalitiesOf(id).length;

describe('places', () => {
  it('are the 308 municipalities, once in each division of the country', () => {
    const all = municipalities.map(({ id }) => id).toSorted();
    expect(all).toHaveLength(308);
    const ids = [...municipalities, ...areas].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const nuts = 'norte centro oeste-e-vale-do-tejo grande-lisboa peninsula-de-setubal alentejo algarve acores madeira';
    expect(nuts.split(' ').flatMap(municipalitiesOf).toSorted()).toEqual(all);
    const divisions = areas.filter(({ kind }) => kind === 'district' || kind === 'island');
    expect(divisions.flatMap((area) => area.municipalities).toSorted()).toEqual(all);
  });

  it('have the official numbers of municipalities', () => {
    const districts = areas.filter(({ kind }) => kind === 'district').map(({ id }) => count(id));
    expect(districts).toEqual([19, 14, 14, 12, 11, 17, 14, 16, 14, 16, 16, 15, 18, 21, 13, 10, 14, 24]);
    const islands = areas.filter(({ kind }) => kind === 'island').map(({ id }) => count(id));
    expect(islands).toEqual([10, 1, 1, 6, 2, 1, 2, 3, 1, 2, 1]);
    const others = ['norte', 'centro', 'oeste-e-vale-do-tejo', 'alentejo', 'oeste', 'grande-porto'];
    expect(others.map(count)).toEqual([86, 77, 34, 47, 12, 11]);
    expect(['area-metropolitana-de-lisboa', 'area-metropolitana-do-porto'].map(count)).toEqual([18, 17]);
  });

  it('have names as the law writes them, and phrases of the language', () => {
    const names = municipalities.map(({ name }) => name);
    expect(
      names.filter((name) => !/^\p{Lu}[\p{L} -]+$/u.test(name) || /[ -](?:D[aeo]s?|[AOÀ])[ -]/.test(name)),
    ).toEqual([]);
    const within = (id: string) => placeById(id)?.within;
    const expected = {
      lisboa: 'em Lisboa',
      porto: 'no Porto',
      amadora: 'na Amadora',
      'caldas-da-rainha': 'nas Caldas da Rainha',
      'freixo-de-espada-a-cinta': 'em Freixo de Espada à Cinta',
      'distrito-da-guarda': 'no distrito da Guarda',
      'ilha-terceira': 'na ilha Terceira',
      'ilha-das-flores': 'na ilha das Flores',
      acores: 'nos Açores',
      'grande-lisboa': 'na Grande Lisboa',
    };
    for (const [id, phrase] of Object.entries(expected)) expect(within(id)).toBe(phrase);
    const unknown = Object.values(contracted)
      .flat()
      .filter((id) => placeById(id)?.kind !== 'municipality');
    expect(unknown).toEqual([]);
  });

  it('are null and empty for an unknown id', () => {
    expect(placeById('atlantida')).toBeNull();
    expect(municipalitiesOf('atlantida')).toEqual([]);
    expect(municipalitiesOf('porto')).toEqual(['porto']);
  });

  it('tell namesakes apart by their context', () => {
    const sameName = (name: string) => municipalities.filter((other) => fold(other.name) === fold(name));
    const shared = municipalities.filter(({ name }) => sameName(name).length > 1);
    expect(shared.map(({ id, context }) => `${id}: ${context}`)).toEqual([
      'lagoa: Faro',
      'calheta: Madeira',
      'lagoa-acores: Açores',
      'calheta-de-sao-jorge: Açores',
    ]);
  });
});

describe('municipalitiesWithin', () => {
  const porto = { latitude: 41.15, longitude: -8.61 };

  it('has the seats inside the circle, nearest first', () => {
    const found = municipalitiesWithin(porto, 25);
    expect(found.slice(0, 3).map(({ id }) => id)).toEqual(['porto', 'vila-nova-de-gaia', 'gondomar']);
    const distances = found.map(({ point }) => distanceKm(porto, point));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const inside = municipalities.filter(({ point }) => distanceKm(porto, point) <= 25);
    expect(found.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(inside.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  });

  it('is empty out at sea', () => {
    expect(municipalitiesWithin({ latitude: 40, longitude: -20 }, 100)).toEqual([]);
  });
});

describe('distanceKm', () => {
  it('is the length of the great circle', () => {
    const degree = (2 * Math.PI * 6371) / 360;
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(degree, 6);
    expect(distanceKm({ latitude: 60, longitude: 0 }, { latitude: 60, longitude: 1 })).toBeCloseTo(degree / 2, 2);
    const [lisboa, funchal] = ['lisboa', 'funchal'].map((id) => placeById(id)?.point);
    // 969 km by the published coordinates of the two cities.
    expect(lisboa && funchal && distanceKm(lisboa, funchal)).toBeCloseTo(969, -1);
  });
});
