import { slugify } from '../plain-text.ts';
import type { Place } from './place.ts';

/** An area by official numbers of districts and islands, and by ids of municipalities. */
export interface Area extends Pick<Place, 'id' | 'kind' | 'name' | 'within'> {
  aliases?: readonly string[];
  namesake?: string;
  /** District (1–18) or island (31–49). */
  divisions?: readonly number[];
  others?: readonly string[];
  /** Municipalities of the divisions that are not part of it. */
  without?: readonly string[];
}

const districtNames = [
  'Aveiro',
  'Beja',
  'Braga',
  'Bragança',
  'Castelo Branco',
  'Coimbra',
  'Évora',
  'Faro',
  'Guarda',
  'Leiria',
  'Lisboa',
  'Portalegre',
  'Porto',
  'Santarém',
  'Setúbal',
  'Viana do Castelo',
  'Vila Real',
  'Viseu',
] as const;

const articles: Readonly<Record<string, string>> = { Guarda: 'da', Porto: 'do' };

const islandNames = {
  31: 'da Madeira',
  32: 'do Porto Santo',
  41: 'de Santa Maria',
  42: 'de São Miguel',
  43: 'Terceira',
  44: 'Graciosa',
  45: 'de São Jorge',
  46: 'do Pico',
  47: 'do Faial',
  48: 'das Flores',
  49: 'do Corvo',
};

const azores = [41, 42, 43, 44, 45, 46, 47, 48, 49];
const madeira = [31, 32];

/** Name of the district or autonomous region that contains a division. */
export function contextOf(division: number): string {
  if (azores.includes(division)) return 'Açores';
  return madeira.includes(division) ? 'Madeira' : (districtNames[division - 1] ?? '');
}

/** The noun is in lower case in a sentence: "Distrito do Porto", "no distrito do Porto". */
const district = (city: string, index: number): Area => {
  const rest = `${articles[city] ?? 'de'} ${city}`;
  const name = `Distrito ${rest}`;
  const within = `no distrito ${rest}`;
  return { id: slugify(name), kind: 'district', name, within, namesake: city, divisions: [index + 1] };
};

const island = ([division, rest]: [string, string]): Area => {
  const name = `Ilha ${rest}`;
  const aliases = [rest.replace(/^d\S+ /, '')];
  return { id: slugify(name), kind: 'island', name, within: `na ilha ${rest}`, aliases, divisions: [Number(division)] };
};

export const districtsAndIslands: readonly Area[] = [
  ...districtNames.map(district),
  ...Object.entries(islandNames).map(island),
];

const region = (name: string, preposition: string, parts: Omit<Area, 'id' | 'kind' | 'name' | 'within'>): Area => ({
  id: slugify(name),
  kind: 'region',
  name,
  within: `${preposition} ${name}`,
  ...parts,
});

const greaterLisbon = 'amadora cascais lisboa loures mafra odivelas oeiras sintra vila-franca-de-xira'.split(' ');
const setubalPeninsula = 'alcochete almada barreiro moita montijo palmela seixal sesimbra setubal'.split(' ');
const alentejoCoast = 'alcacer-do-sal grandola santiago-do-cacem sines'.split(' ');
const west = [
  'alcobaca',
  'bombarral',
  'caldas-da-rainha',
  'nazare',
  'obidos',
  'peniche',
  'alenquer',
  'arruda-dos-vinhos',
  'cadaval',
  'lourinha',
  'sobral-de-monte-agraco',
  'torres-vedras',
];
/** Municipalities of the districts of Aveiro, Guarda and Viseu that belong to the North. */
const northOfAveiro = [
  'arouca',
  'castelo-de-paiva',
  'espinho',
  'oliveira-de-azemeis',
  'santa-maria-da-feira',
  'sao-joao-da-madeira',
  'vale-de-cambra',
];
const northOfViseu = [
  'armamar',
  'cinfaes',
  'lamego',
  'moimenta-da-beira',
  'penedono',
  'resende',
  'sao-joao-da-pesqueira',
  'sernancelhe',
  'tabuaco',
  'tarouca',
];
const northOutside = [...northOfAveiro, ...northOfViseu, 'vila-nova-de-foz-coa'];
/** As the statistical unit was from 2010 on, with Santo Tirso and Trofa. */
const greaterPorto = [
  'espinho',
  'gondomar',
  'maia',
  'matosinhos',
  'porto',
  'povoa-de-varzim',
  'santo-tirso',
  'trofa',
  'valongo',
  'vila-do-conde',
  'vila-nova-de-gaia',
];

/**
 * The nine regions of the statistical division of 2024 (NUTS II), which together have every municipality once, and the areas by
 * which the surroundings of Lisbon and Porto are known.
 */
export const regions: readonly Area[] = [
  region('Norte', 'no', { divisions: [3, 4, 13, 16, 17], others: northOutside }),
  region('Centro', 'no', { divisions: [1, 5, 6, 9, 10, 18], without: [...northOutside, ...west] }),
  region('Oeste e Vale do Tejo', 'no', { divisions: [14], others: [...west, 'azambuja'] }),
  region('Grande Lisboa', 'na', { namesake: 'Lisboa', others: greaterLisbon }),
  region('Península de Setúbal', 'na', { namesake: 'Setúbal', others: setubalPeninsula }),
  region('Alentejo', 'no', { divisions: [2, 7, 12], others: alentejoCoast }),
  region('Algarve', 'no', { divisions: [8] }),
  region('Açores', 'nos', { aliases: ['Região Autónoma dos Açores', 'Azores'], divisions: azores }),
  region('Madeira', 'na', { aliases: ['Região Autónoma da Madeira'], divisions: madeira }),
  region('Oeste', 'no', { others: west }),
  region('Grande Porto', 'no', { namesake: 'Porto', others: greaterPorto }),
  region('Área Metropolitana de Lisboa', 'na', {
    aliases: ['AML'],
    namesake: 'Lisboa',
    others: [...greaterLisbon, ...setubalPeninsula],
  }),
  region('Área Metropolitana do Porto', 'na', {
    aliases: ['AMP'],
    namesake: 'Porto',
    others: [...greaterPorto, ...northOfAveiro.filter((id) => id !== 'castelo-de-paiva'), 'paredes'],
  }),
];
